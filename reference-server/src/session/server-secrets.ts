import { randomBytes } from 'node:crypto';
import { exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import type { Queryable } from '../database/database.contract.ts';

/** Secrets of a database, shared by every process on it. */
export interface ServerSecrets {
  readonly privateKey: CryptoKey;
  readonly publicKey: CryptoKey;
  /** 32 random bytes that MACs are derived from. */
  readonly secret: Uint8Array;
}

interface SecretsRow {
  readonly signing_key: JWK;
  readonly secret: Uint8Array;
  readonly [column: string]: unknown;
}

const ALGORITHM = 'EdDSA';

async function importKey(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM);
  if (key instanceof Uint8Array)
    throw new Error('The signing key in the database is not a key pair.');
  return key;
}

async function readSecrets(database: Queryable): Promise<ServerSecrets | undefined> {
  const [row] = await database.query<SecretsRow>(
    'select signing_key, secret from server_secrets',
    [],
  );
  if (row === undefined) return undefined;
  const { d: _private, ...publicHalf } = row.signing_key;
  return {
    privateKey: await importKey(row.signing_key),
    publicKey: await importKey(publicHalf),
    secret: row.secret,
  };
}

async function insertSecrets(database: Queryable): Promise<void> {
  const { privateKey } = await generateKeyPair(ALGORITHM, { extractable: true });
  await database.query(
    `insert into server_secrets (signing_key, secret) values ($1::jsonb, $2)
     on conflict (singleton) do nothing`,
    [JSON.stringify(await exportJWK(privateKey)), randomBytes(32)],
  );
}

/** Reads the secrets; the first process on a database creates them. */
export async function loadServerSecrets(database: Queryable): Promise<ServerSecrets> {
  const found = await readSecrets(database);
  if (found !== undefined) return found;
  await insertSecrets(database);
  const made = await readSecrets(database);
  if (made === undefined) throw new Error('The secrets could not be stored.');
  return made;
}
