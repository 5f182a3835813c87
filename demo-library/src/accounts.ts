import type { NewAccount, NewClient, NewConnection } from '@leeszaal/reference-server/extension';
import { LANGUAGES, ROLES } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { DEMO_STATEMENTS } from './pages/demo-statements.ts';
import { readData } from './read-data.ts';

/** The demonstration library's connections by role; the numbers are those of the database. */
export const CONNECTION_IDS = { catalogue: 1, digital: 2, bookshop: 3 } as const;

const texts = v.array(v.string());

const connectionSchema = v.strictObject({
  id: v.picklist(Object.values(CONNECTION_IDS)),
  module: v.number(),
  name: v.string(),
  names: v.record(v.picklist(LANGUAGES), v.string()),
  kind: v.picklist(['metadata', 'fulltext', 'shop']),
  actions: texts,
  advancedFields: texts,
});

const settingsSchema = v.strictObject({
  defaultLanguage: v.picklist(LANGUAGES),
  changeHomeLogo: v.boolean(),
  enableInfotext: v.boolean(),
  /** The document of the rich-text editor; stored as text. */
  infotext: v.pipe(
    v.looseObject({ ops: v.array(v.unknown()) }),
    v.transform((document) => JSON.stringify(document)),
  ),
  defaultAdvancedSearchFields: texts,
  daysMarkedAsNew: v.exactOptional(v.number()),
  defaultSearchContext: v.exactOptional(v.literal('metadataAndContent')),
  showCopyDocuments: v.exactOptional(v.boolean()),
});

const librarySchema = v.strictObject({
  /** Fields that every connection searches beside its advanced panel: the values that a detail shows. */
  valueFields: texts,
  connections: v.array(connectionSchema),
  clients: v.array(
    v.strictObject({
      ref: v.string(),
      name: v.string(),
      email: v.string(),
      settings: settingsSchema,
      connections: v.array(v.number()),
    }),
  ),
  accounts: v.array(
    v.strictObject({
      name: v.string(),
      fullName: v.string(),
      role: v.nullable(v.picklist(ROLES)),
      clients: texts,
    }),
  ),
});

const library = readData(new URL('accounts.json', import.meta.url), librarySchema);

/** The three search modules. */
export const CONNECTIONS: readonly NewConnection[] = library.connections.map((connection) => ({
  ...connection,
  advancedFields: [...connection.advancedFields, ...library.valueFields],
}));

/**
 * The town library, with a shop, in Dutch; and a research institute, without one, in English. Both have reading without
 * an account switched on, for the visitors of the public library.
 */
export const CLIENTS: readonly NewClient[] = library.clients.map((client) => ({
  ...client,
  readBy: 'anyone',
  statements: DEMO_STATEMENTS,
}));

/** One account for each role, a second reader, and someone without a role. */
export const ACCOUNTS: readonly NewAccount[] = library.accounts.map(({ name, ...account }) => ({
  ...account,
  login: `${name}@demo.example`,
  email: `${name}@demo.example`,
  password: `${name}-leeszaal`,
}));
