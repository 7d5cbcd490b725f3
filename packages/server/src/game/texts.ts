/** Text that was written once and will be wanted again; what was not wanted for longest goes first. */
export interface Texts {
  get(key: string): string | undefined;
  keep(key: string, text: string): void;
}

export const openTexts = (mostLetters: number): Texts => {
  const kept = new Map<string, string>();
  let letters = 0;
  return {
    get: key => {
      const text = kept.get(key);
      if (text === undefined) return undefined;
      kept.delete(key);
      kept.set(key, text);
      return text;
    },
    keep: (key, text) => {
      if (text.length > mostLetters / 10 || kept.has(key)) return;
      kept.set(key, text);
      letters += text.length;
      for (const [old, gone] of kept) {
        if (letters <= mostLetters) return;
        kept.delete(old);
        letters -= gone.length;
      }
    },
  };
};
