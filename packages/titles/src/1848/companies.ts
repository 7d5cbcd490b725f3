import type { CompanyPart, PrivatePart } from '@roundhouse/engine';

const company = (
  id: string,
  name: string,
  field: string,
  ink: string,
  tokens: readonly number[],
  ...homes: readonly string[]
): CompanyPart => ({
  id,
  name,
  kind: 'public',
  certificates: [2, 1, 1, 1, 1, 1, 1, 1, 1],
  led: true,
  tokens,
  homes: homes.map(hex => ({ hex, city: 0 })),
  keepsHome: id !== 'COM',
  colours: { field, ink },
});

const bank: CompanyPart = {
  id: 'BOE',
  name: 'Bank of England',
  kind: 'bank',
  certificates: [1, 1, 1, 1, 1, 1, 1, 1, 1, 1],
  led: false,
  tokens: [],
  homes: [],
  keepsHome: false,
  colours: { field: '#f3e9d2', ink: '#222222' },
};

const list: readonly CompanyPart[] = [
  bank,
  company('CAR', 'Central Australian Railway', '#232323', '#ffffff', [0, 40, 100, 100], 'E2'),
  company('VR', 'Victorian Railways', '#f2cf1d', '#1b1b1b', [0, 40, 100], 'H6'),
  company('NSW', 'New South Wales Railways', '#f08a24', '#1b1b1b', [0, 40, 100, 100], 'F9'),
  company('SAR', 'South Australian Railway', '#8d2a8a', '#ffffff', [0, 40, 100, 100], 'G3'),
  company('COM', 'Commonwealth Railways', '#c9bd92', '#1b1b1b', [0, 0, 100, 100, 100], 'F9', 'G3'),
  company('FED', 'Federal Territory Railway', '#4db4dd', '#10202a', [0, 40, 100, 100], 'G7'),
  company('WA', 'West Australian Railway', '#d8352c', '#ffffff', [0, 40, 100, 100, 100], 'D1'),
  company('QR', 'Queensland Government Railway', '#2f8f3c', '#ffffff', [0, 40, 100, 100, 100], 'B10'),
];

/** [48-1.1] */
export const companies: Readonly<Record<string, CompanyPart>> = Object.fromEntries(list.map(c => [c.id, c]));

const privateList: readonly PrivatePart[] = [
  { id: 'P1', name: "Melbourne & Hobson's Bay Railway Company", price: 30, income: 5, sale: [1, 40] },
  { id: 'P2', name: 'Oodnadatta Railway', price: 70, income: 10, sale: [1, 80] },
  { id: 'P3', name: 'Tasmanian Railways', price: 110, income: 15, sale: [1, 140] },
  { id: 'P4', name: 'The Ghan', price: 170, income: 20, sale: [1, 220] },
  { id: 'P5', name: 'Trans-Australian Railway', price: 170, income: 25 },
  { id: 'P6', name: 'North Australian Railway', price: 230, income: 30 },
];

/** [48-4.2] */
export const privates: Readonly<Record<string, PrivatePart>> = Object.fromEntries(privateList.map(p => [p.id, p]));
