import type { Queryable } from '../../../database/database.contract.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { EngineHttp } from '../transport/engine-http.ts';
import { MAPPING_VERSION } from './index-definition.ts';
import { isForeign, type KnownIndex } from './index-registry.ts';
import { readChanges } from './read-rows.ts';
import { type RefusedWrite, writeDocuments } from './write-documents.ts';

const INDEXES = 'select name, mapping, place from search_indexes order by name';

// A row that has changed again stays, and one that changes at this moment is not waited for: its transaction may wait
// for another of these rows.
const FREE = `
  select noted.connection_id, noted.id from search_changes noted
  join unnest($1::integer[], $2::integer[], $3::bigint[]) as sent (connection_id, id, change)
    on noted.connection_id = sent.connection_id and noted.id = sent.id
      and noted.change = sent.change
  for update of noted skip locked`;

const FORGET = `
  delete from search_changes where (connection_id, id) in (${FREE})`;

const REFUSE = `
  update search_changes set is_refused = true where (connection_id, id) in (${FREE})`;

/** The result of one delivery. */
export interface Delivery {
  /** The number of changes that it took; 0: there were none. */
  readonly taken: number;
  readonly refused: readonly RefusedWrite[];
}

/** Where changes go. */
export interface Destination {
  readonly database: Queryable;
  readonly http: EngineHttp;
  /** The address of the engine with the name of the index: what servers with the same settings share. */
  readonly place: string;
}

interface Sent {
  readonly connectionId: number;
  readonly id: number;
  readonly change: number;
}

const columns = (sent: readonly Sent[]) => [
  sent.map(({ connectionId }) => connectionId),
  sent.map(({ id }) => id),
  sent.map(({ change }) => change),
];

type Index = Pick<KnownIndex, 'name' | 'mapping' | 'place'>;

/** The indexes that this server writes to; undefined if another one, that knows more of them, has to. */
async function ownIndexes({ database, place }: Destination): Promise<Index[] | undefined> {
  const indexes = await database.query<Index>(INDEXES);
  if (indexes.some((index) => isForeign(index, place))) return undefined;
  return indexes.filter(({ mapping }) => mapping === MAPPING_VERSION);
}

/** Whether an index is gone because another one has taken its place. */
async function isReplaced({ database }: Destination, name: string, error: unknown) {
  if (!(error instanceof EngineError && error.failure === 'missing')) return false;
  return (await database.query(INDEXES)).every((index) => index['name'] !== name);
}

/**
 * Sends changes to every index, the last first, and forgets them once searches see them. Several processes may do it at
 * once: the engine keeps the last version of each document.
 *
 * @throws {EngineError} when the engine does not take them; they stay noted
 */
export async function deliverChanges(
  destination: Destination,
  connectionId?: number,
): Promise<Delivery> {
  const { database, http } = destination;
  const changes = await readChanges(database, connectionId);
  if (changes.length === 0) return { taken: 0, refused: [] };
  // After the changes: an index that is made later copies these rows itself.
  const indexes = await ownIndexes(destination);
  if (indexes === undefined) return { taken: 0, refused: [] };
  const writes = changes.map((change) => ({ ...change, version: change.change }));
  const refused: RefusedWrite[] = [];
  for (const { name } of indexes) {
    try {
      refused.push(...(await writeDocuments(http, name, writes, true)));
    } catch (error) {
      if (!(await isReplaced(destination, name, error))) throw error;
    }
  }
  const isRefused = new Set(refused.map(({ write: { connectionId: of, id } }) => `${of} ${id}`));
  const [kept, done] = [true, false].map((wanted) =>
    changes.filter((each) => isRefused.has(`${each.connectionId} ${each.id}`) === wanted),
  );
  await database.query(FORGET, columns(done ?? []));
  if (kept && kept.length > 0) await database.query(REFUSE, columns(kept));
  return { taken: changes.length, refused };
}
