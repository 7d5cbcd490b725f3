/** Fetched when the first password comes: many a server never sees one. */
const argon = () => import('@node-rs/argon2');

/** Argon2id with 19 MiB and two passes: dear for whoever tries many, 20 ms for whoever tries one. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export const hashOfPassword = async (password: string): Promise<string> =>
  (await argon()).hash(password.normalize('NFKC'), COST);

let decoy: Promise<string> | undefined;

/** Whether the password fits. Without a hash it takes as long to say no, so that names cannot be found out. */
export const passwordFits = async (kept: string | undefined, password: string): Promise<boolean> => {
  decoy ??= hashOfPassword('nobody has this password');
  const fits = await (await argon()).verify(kept ?? (await decoy), password.normalize('NFKC'));
  return kept !== undefined && fits;
};
