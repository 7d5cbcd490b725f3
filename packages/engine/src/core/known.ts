/** What a title or a problem is sure to have; without it the rules cannot go on. */
export const known = <T>(value: T | undefined): T => {
  if (value === undefined) throw new RangeError('Something that must be there is missing.');
  return value;
};
