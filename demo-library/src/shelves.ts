import { sharedQueryCodec } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import { CONNECTION_IDS } from './accounts.ts';
import { readData } from './read-data.ts';

const CONNECTION_NAMES = Object.keys(CONNECTION_IDS) as (keyof typeof CONNECTION_IDS)[];

const itemSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('book'),
    connection: v.picklist(CONNECTION_NAMES),
    /** The key of its record. */
    key: v.string(),
  }),
  v.strictObject({ kind: v.literal('search'), data: sharedQueryCodec.schema }),
]);

const shelfSchema = v.strictObject({
  name: v.string(),
  /** The login of its author. */
  author: v.string(),
  client: v.string(),
  shared: v.exactOptional(v.boolean()),
  items: v.array(itemSchema),
});

/** A book on a demonstration shelf, by the key of its record, or a search. */
export type DemoShelfItem = v.InferOutput<typeof itemSchema>;

/** The shelves of the two readers; the second reader's is what the first meets as an external one. */
export const SHELVES = readData(new URL('shelves.json', import.meta.url), v.array(shelfSchema));
