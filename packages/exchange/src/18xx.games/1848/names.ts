import type { HexId } from '@roundhouse/engine';

/** Rows A, C, E … count every second column there, beginning with 2; the others beginning with 1. */
export const hexFromSite = (name: string): HexId => `${name[0]}${Math.ceil(Number(name.slice(1)) / 2)}`;

export const hexToSite = (hex: HexId): string => {
  const column = Number(hex.slice(1));
  return `${hex[0]}${(hex.charCodeAt(0) - 65) % 2 === 0 ? 2 * column : 2 * column - 1}`;
};

export const companyFromSite = (sym: string): string => (sym === 'FT' ? 'FED' : sym);
export const companyToSite = (id: string): string => (id === 'FED' ? 'FT' : id);
