import type { Transactional } from '../../../database/database.contract.ts';
import {
  acknowledgedSchema,
  aliasSchema,
  readAnswer,
  refreshSchema,
} from '../transport/answers.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { EngineHttp } from '../transport/engine-http.ts';
import { deleteIndex, newIndexName } from './delete-indexes.ts';
import { deliverChanges } from './deliver-changes.ts';
import { INDEX_DEFINITION, writeAlias } from './index-definition.ts';
import {
  completeIndex,
  type KnownIndex,
  mayFill,
  noteRefused,
  registerIndex,
  storeProgress,
} from './index-registry.ts';
import { readRows } from './read-rows.ts';
import { type RefusedWrite, writeDocuments } from './write-documents.ts';

/** Below the number of every change. */
const COPIED_VERSION = 1;

/** Dependencies of filling. */
export interface Filling {
  readonly database: Transactional;
  readonly http: EngineHttp;
  /** The name under which the index is searched. */
  readonly alias: string;
  /** The address of the engine with the alias: what servers with the same settings share. */
  readonly place: string;
  /** Identifies this process. */
  readonly filler: string;
  readonly isStopped: () => boolean;
  readonly onRefused: (refused: readonly RefusedWrite[]) => void;
  /** Receives why an index is made in the place of another. */
  readonly onRemake: (reason: string) => void;
}

/** Creates an empty index, and begins to note changes for it; does nothing if another process has begun one. */
export async function createIndex({ database, http, alias, place }: Filling): Promise<void> {
  const name = newIndexName(alias);
  const created = await http.ask({
    method: 'PUT',
    path: `/${name}`,
    body: JSON.stringify({ ...INDEX_DEFINITION, aliases: { [writeAlias(name)]: {} } }),
  });
  readAnswer(acknowledgedSchema, created);
  if (!(await registerIndex(database, name, place))) await deleteIndex(http, name);
}

/** The indexes that an alias leads to. */
async function indexesOf(http: EngineHttp, alias: string): Promise<string[]> {
  const answer = await http.ask({ method: 'GET', path: `/_alias/${alias}` });
  return answer.status === 404 ? [] : Object.keys(readAnswer(aliasSchema, answer));
}

/** Leads the alias to another index, in one step, and deletes those to which it led. */
async function switchTo({ database, http, alias }: Filling, name: string): Promise<void> {
  const others = (await indexesOf(http, alias)).filter((index) => index !== name);
  const actions = [
    { add: { index: name, alias } },
    ...others.map((index) => ({ remove: { index, alias } })),
  ];
  const body = JSON.stringify({ actions });
  readAnswer(acknowledgedSchema, await http.ask({ method: 'POST', path: '/_aliases', body }));
  await completeIndex(database, name);
  for (const other of others) await deleteIndex(http, other);
}

/**
 * Copies all rows into an index, and then searches it instead of the one before. An interrupted run goes on where it
 * was, in any process. Changes are sent meanwhile.
 *
 * @returns whether it is complete; false if another process fills it, or the server stops
 * @throws {EngineError} when the engine does not take the documents
 */
export async function fillIndex(filling: Filling, index: KnownIndex): Promise<boolean> {
  const { database, http, filler, isStopped, onRefused } = filling;
  const { name } = index;
  let last = { connectionId: index.copiedConnection ?? -1, id: index.copiedId ?? -1 };
  for (;;) {
    if (isStopped() || !(await mayFill(database, name, filler))) return false;
    const rows = await readRows(database, last);
    const end = rows.at(-1);
    if (end === undefined) break;
    const writes = rows.map((row) => ({ ...row, row, version: COPIED_VERSION }));
    const refused = await writeDocuments(http, name, writes, false);
    await noteRefused(database, refused);
    onRefused(refused);
    last = { connectionId: end.connectionId, id: end.id };
    await storeProgress(database, name, last);
    onRefused((await deliverChanges(filling)).refused);
  }
  const refreshed = await http.ask({ method: 'POST', path: `/${name}/_refresh` });
  if (readAnswer(refreshSchema, refreshed)._shards.failed > 0) {
    throw new EngineError('partial', 'A part of the index cannot be searched.');
  }
  await switchTo(filling, name);
  return true;
}
