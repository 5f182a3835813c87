import {
  type ProviderChange,
  type ProviderRole,
  type ProviderSettings,
  providerSettingsSchema,
  type RoleRule,
} from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { Queryable, Row } from '../../database/database.contract.ts';
import type { SamlKeyPair } from '../saml/keys/make-key-pair.ts';

/** A stored identity provider. */
export interface StoredProvider {
  readonly id: number;
  readonly client: string;
  /** The name of the library. */
  readonly library: string;
  readonly name: string;
  readonly isActive: boolean;
  /** Whether its library is switched on: only then does the provider let people in. */
  readonly isOpen: boolean;
  readonly settings: ProviderSettings;
  /** Empty: none. */
  readonly secret: string;
  readonly rules: readonly RoleRule[];
  readonly defaultRole: ProviderRole | null;
  readonly linksByEmail: boolean;
  /** With which the server signs what it sends to the provider; null where the protocol has no signatures. */
  readonly keyPair: SamlKeyPair | null;
}

const COLUMNS = `id, client_ref as client, name,
  (select c.name from clients c where c.ref = client_ref) as library, is_active as "isActive",
  exists (select from clients c where c.ref = client_ref and c.deactivated_at is null) as "isOpen", settings, secret, rules,
  default_role as "defaultRole", links_by_email as "linksByEmail", key_pair as "keyPair"`;

type ProviderRow = Omit<StoredProvider, 'settings'> & Row & { readonly settings: unknown };

const providerOf = (row: ProviderRow): StoredProvider => ({
  ...row,
  settings: v.parse(providerSettingsSchema, row.settings),
});

/** The providers of a library in the order in which they were made. */
export async function listProviders(
  database: Queryable,
  client: string,
): Promise<StoredProvider[]> {
  const rows = await database.query<ProviderRow>(
    `select ${COLUMNS} from identity_providers where client_ref = $1 order by id`,
    [client],
  );
  return rows.map(providerOf);
}

/** A provider of any library; undefined when there is none with this id. */
export async function findProvider(
  database: Queryable,
  id: number,
): Promise<StoredProvider | undefined> {
  const [row] = await database.query<ProviderRow>(
    `select ${COLUMNS} from identity_providers where id = $1`,
    [id],
  );
  return row && providerOf(row);
}

/** The same, which stays as it is until the end of the transaction. */
export async function holdProvider(
  transaction: Queryable,
  id: number,
): Promise<StoredProvider | undefined> {
  const [row] = await transaction.query<ProviderRow>(
    `select ${COLUMNS} from identity_providers where id = $1 for share`,
    [id],
  );
  return row && providerOf(row);
}

/** Waits for sign-ins in progress with a provider, and keeps others waiting until the end of the transaction. */
export async function lockProvider(transaction: Queryable, id: number): Promise<void> {
  await transaction.query('select from identity_providers where id = $1 for update', [id]);
}

const valuesOf = ({ name, isActive, settings, rules, defaultRole, linksByEmail }: ProviderChange) =>
  [
    name,
    isActive,
    JSON.stringify(settings),
    JSON.stringify(rules),
    defaultRole,
    linksByEmail,
  ] as const;

/** Adds a provider. @returns its id */
export async function insertProvider(
  database: Queryable,
  client: string,
  change: ProviderChange,
  keyPair: SamlKeyPair | null = null,
): Promise<number> {
  const [row] = await database.query<{ id: number }>(
    `insert into identity_providers
       (name, is_active, settings, rules, default_role, links_by_email, client_ref, secret, key_pair)
     values ($1, $2, $3::jsonb, $4::jsonb, $5, $6, $7, $8, $9::jsonb) returning id`,
    [
      ...valuesOf(change),
      client,
      change.secret ?? '',
      keyPair === null ? null : JSON.stringify(keyPair),
    ],
  );
  if (row === undefined) throw new Error('The provider was not stored.');
  return row.id;
}

/** Changes a provider; without a secret in the change the old one stays. */
export async function updateProvider(
  database: Queryable,
  id: number,
  change: ProviderChange,
): Promise<void> {
  await database.query(
    `update identity_providers set name = $1, is_active = $2, settings = $3::jsonb,
       rules = $4::jsonb, default_role = $5, links_by_email = $6, secret = coalesce($8, secret)
     where id = $7`,
    [...valuesOf(change), id, change.secret ?? null],
  );
}

/** Ends the sessions that were begun with a provider. */
export async function endSessionsOfProvider(database: Queryable, id: number): Promise<void> {
  await database.query(
    `update sessions set ended_at = clock_timestamp() where provider_id = $1 and ended_at is null`,
    [id],
  );
}

/** Removes a provider and what belongs to it, and ends its sessions. The accounts stay. */
export async function deleteProvider(database: Queryable, id: number): Promise<void> {
  await endSessionsOfProvider(database, id);
  await database.query('delete from identity_providers where id = $1', [id]);
}
