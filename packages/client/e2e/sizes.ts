/** Screens, with the least pixels across a hex where the whole map is to be read at once. */
export const SIZES = [
  { width: 1440, height: 900, hex: 60 },
  { width: 1920, height: 1080, hex: 80 },
  { width: 1366, height: 768, hex: 0 },
  { width: 412, height: 915, hex: 0 },
  { width: 360, height: 740, hex: 0 },
  { width: 740, height: 360, hex: 0 },
] as const;
