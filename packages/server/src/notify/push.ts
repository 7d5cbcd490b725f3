import { createCipheriv, createECDH, createHash, createPrivateKey, hkdfSync, randomBytes, sign } from 'node:crypto';
import { type Database, type Row, rowsOf, type Statement, statement, text } from '../store/database.ts';

/** The keys by which push services know this server: made by the first process, shared by all. */
export interface PushKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const coded = (bytes: Buffer): string => bytes.toString('base64url');

const newKeys = (): PushKeys => {
  const pair = createECDH('prime256v1');
  pair.generateKeys();
  const secret = Buffer.alloc(32);
  pair.getPrivateKey().copy(secret, 32 - pair.getPrivateKey().length);
  return { publicKey: coded(pair.getPublicKey()), privateKey: coded(secret) };
};

const OWN = 'push keys';
const KEYS = "key = 'push keys' OR key LIKE 'push keys of %'";

/** Ours, which browsers are given, come first; then those of servers whose backups were brought here. */
export const pushKeysOf = async (db: Database): Promise<readonly PushKeys[]> => {
  const insert = 'INSERT INTO meta (key, value) VALUES ($1, $2) ON CONFLICT DO NOTHING';
  await db.run([statement(insert, OWN, JSON.stringify(newKeys()))]);
  return (await keptPushKeys(db)).map(row => JSON.parse(text(row, 'value')) as PushKeys);
};

/** As a backup holds them, our own first. */
export const keptPushKeys = (db: Database): Promise<readonly Row[]> =>
  rowsOf(db, `SELECT key, value FROM meta WHERE ${KEYS} ORDER BY key`);

/** Whether a line of a backup is about such keys. */
export const isPushKeys = (row: Row): boolean => text(row, 'key').startsWith(OWN);

/** Keeps the keys of another server, too: browsers that follow that one listen to no others. */
export const adoptPushKeys = (row: Row): Statement => {
  const value = text(row, 'value');
  return statement(
    `INSERT INTO meta (key, value) SELECT $1, $2 WHERE NOT EXISTS (SELECT 1 FROM meta WHERE value = $2 AND (${KEYS}))
     ON CONFLICT DO NOTHING`,
    `${OWN} of ${createHash('sha256').update(value).digest('hex').slice(0, 16)}`,
    value,
  );
};

const HOURS = 12;

/** Says to a push service who sends, for half a day. */
export const pushHeader = (
  { publicKey, privateKey }: PushKeys,
  endpoint: URL,
  contact: string,
  now: number,
): string => {
  const open = Buffer.from(publicKey, 'base64url');
  const key = createPrivateKey({
    key: { kty: 'EC', crv: 'P-256', d: privateKey, x: coded(open.subarray(1, 33)), y: coded(open.subarray(33, 65)) },
    format: 'jwk',
  });
  const part = (value: object): string => coded(Buffer.from(JSON.stringify(value)));
  const claims = { aud: endpoint.origin, exp: Math.floor(now / 1000) + HOURS * 3600, sub: contact };
  const said = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
  const signature = sign('sha256', Buffer.from(said), { key, dsaEncoding: 'ieee-p1363' });
  return `vapid t=${said}.${coded(signature)}, k=${publicKey}`;
};

const derived = (from: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', from, salt, info, length));

/** A message that only the browser can read which gave these keys. [RFC 8291] */
export const sealedFor = (p256dh: string, auth: string, message: string): Buffer => {
  const theirs = Buffer.from(p256dh, 'base64url');
  const pair = createECDH('prime256v1');
  const ours = pair.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = derived(pair.computeSecret(theirs), Buffer.from(auth, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = derived(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derived(shared, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(Buffer.from(`${message}\u0002`)), cipher.final(), cipher.getAuthTag()]);
  const size = Buffer.alloc(5);
  size.writeUInt32BE(4096, 0);
  size.writeUInt8(ours.length, 4);
  return Buffer.concat([salt, size, ours, body]);
};
