import { randomBytes } from 'node:crypto';
import type { Queryable } from '../../../database/database.contract.ts';
import { acknowledgedSchema, aliasSchema, readAnswer } from '../transport/answers.ts';
import type { EngineHttp } from '../transport/engine-http.ts';
import { knownIndexes } from './index-registry.ts';

/** Longer than a server needs from the creation of an index to its registration. */
const ORPHAN_AFTER_MS = 3_600_000;

/** A name for a new index. Several processes may ask at the same time. */
export const newIndexName = (alias: string): string =>
  `${alias}-${Date.now()}-${randomBytes(4).toString('hex')}`;

/** When an index of an alias was named; undefined if the name is not of `newIndexName`. */
function namedAt(alias: string, name: string): number | undefined {
  if (!name.startsWith(`${alias}-`)) return undefined;
  const [, time] = /^(\d{13})-[\da-f]{8}$/.exec(name.slice(alias.length + 1)) ?? [];
  return time === undefined ? undefined : Number(time);
}

/** Deletes an index; one that is gone is deleted. */
export async function deleteIndex(http: EngineHttp, name: string): Promise<void> {
  const answer = await http.ask({ method: 'DELETE', path: `/${name}` });
  if (answer.status !== 404) readAnswer(acknowledgedSchema, answer);
}

/** Deletes indexes of an alias that a process left without registering them, after an hour. @throws {EngineError} */
export async function deleteOrphans(
  database: Queryable,
  http: EngineHttp,
  alias: string,
): Promise<void> {
  const answer = await http.ask({ method: 'GET', path: `/${alias}-*/_alias` });
  if (answer.status === 404) return;
  const names = Object.keys(readAnswer(aliasSchema, answer));
  const known = new Set((await knownIndexes(database)).map(({ name }) => name));
  for (const name of names) {
    const at = namedAt(alias, name);
    const isOld = at !== undefined && Date.now() - at > ORPHAN_AFTER_MS;
    if (isOld && !known.has(name)) await deleteIndex(http, name);
  }
}
