import type { GameRecord } from '@roundhouse/engine';

const through = async (bytes: Blob, way: GenericTransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(bytes.stream().pipeThrough(way)).arrayBuffer());

/** A whole game, packed small enough for an address. */
export const packGame = async (record: GameRecord): Promise<string> => {
  const bytes = await through(new Blob([JSON.stringify(record)]), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, b => String.fromCharCode(b)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** The game file in an address, as text; throws, if the address was cut short. */
export const unpackGame = async (packed: string): Promise<string> => {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, l => l.charCodeAt(0));
  return new TextDecoder().decode(await through(new Blob([bytes]), new DecompressionStream('deflate-raw')));
};
