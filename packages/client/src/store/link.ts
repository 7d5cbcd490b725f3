import type { GameRecord } from '@roundhouse/engine';

const through = async (bytes: Blob, way: GenericTransformStream): Promise<Uint8Array> =>
  new Uint8Array(await new Response(bytes.stream().pipeThrough(way)).arrayBuffer());

/** A whole game, packed small enough for an address. */
export const packGame = async (record: GameRecord): Promise<string> => {
  const bytes = await through(new Blob([JSON.stringify(record)]), new CompressionStream('deflate-raw'));
  const letters = Array.from(bytes, b => String.fromCharCode(b)).join('');
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
};

/** No game is as long as this; an address that unpacks to more was made to fill the memory. */
const MOST_BYTES = 16_000_000;

/** The game file in an address, as text; throws, if the address was cut short or holds too much. */
export const unpackGame = async (packed: string): Promise<string> => {
  const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'));
  const bytes = Uint8Array.from(letters, l => l.charCodeAt(0));
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder();
  let [text, length] = ['', 0];
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.byteLength;
    if (length > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('This link holds more than a game.');
    }
    text += decoder.decode(part.value, { stream: true });
  }
  return text + decoder.decode();
};
