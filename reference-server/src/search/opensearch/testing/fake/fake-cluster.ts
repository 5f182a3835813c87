import type { SearchBody } from '../../dsl/query.contract.ts';
import { type Definition, readDefinition } from './analysis.ts';
import { createFakeIndex, type FakeDocument, type FakeIndex } from './fake-index.ts';
import { fieldsOf, isSearchBody } from './request-schema.ts';
import { runSearch } from './run-search.ts';

/** An answer over HTTP; text is sent as it is. */
export interface FakeAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const ok = (body: unknown): FakeAnswer => ({ status: 200, body });
export const ACKNOWLEDGED = ok({ acknowledged: true });

/** An error in the form of the engine. */
export function failure(status: number, type: string, reason: string): FakeAnswer {
  return { status, body: { error: { root_cause: [], type, reason }, status } };
}

export const noIndex = (name: string): FakeAnswer =>
  failure(404, 'index_not_found_exception', `no such index [${name}]`);

/** A change of an alias. */
export interface AliasAction {
  readonly add?: { readonly index: string; readonly alias: string };
  readonly remove?: { readonly index: string; readonly alias: string };
}

interface BulkLine {
  readonly _id: string;
  readonly version: number;
}

/** Indexes, aliases and points in time. */
export interface FakeCluster {
  readonly indexes: ReadonlyMap<string, FakeIndex>;
  readonly aliases: ReadonlyMap<string, ReadonlySet<string>>;
  readonly points: Map<string, readonly FakeDocument[]>;
  /** The index of a name or alias. */
  named(name: string): FakeIndex | undefined;
  create(name: string, definition: unknown): FakeAnswer;
  /** Deletes an index and its aliases. */
  remove(name: string): FakeAnswer;
  changeAliases(actions: readonly AliasAction[]): FakeAnswer;
  bulk(alias: string, lines: readonly unknown[], isRefreshed: boolean): FakeAnswer;
}

/** The answer to a search; a definition tells which fields there are. */
export function searchAnswer(
  body: SearchBody,
  documents: readonly FakeDocument[],
  definition?: Definition,
): FakeAnswer {
  if (!isSearchBody(body)) {
    return failure(400, 'parsing_exception', JSON.stringify(isSearchBody.errors));
  }
  const known = definition?.mappings.properties;
  const unknown = [...fieldsOf(body)].filter((field) => known && known[field] === undefined);
  if (unknown.length > 0) return failure(400, 'unknown_fields', unknown.join());
  if ((body.from ?? 0) + body.size > 10_000) {
    return failure(400, 'illegal_argument_exception', 'Result window is too large');
  }
  const answer = runSearch(body, documents);
  return ok(body.pit === undefined ? answer : { ...answer, pit_id: body.pit.id });
}

function bulkAnswer(
  alias: string,
  index: FakeIndex | undefined,
  lines: readonly unknown[],
): FakeAnswer {
  const items: unknown[] = [];
  let hasErrors = false;
  const rest = [...lines];
  for (let action = rest.shift(); action !== undefined; action = rest.shift()) {
    const { delete: gone, index: put } = action as { delete?: BulkLine; index?: BulkLine };
    const source = put === undefined ? undefined : rest.shift();
    const { _id, version } = put ?? gone ?? { _id: '', version: 0 };
    const error = { type: 'index_not_found_exception', reason: `[${alias}] is not an alias` };
    const result = index?.write(_id, version, source) ?? { status: 404, error };
    hasErrors ||= result.error !== undefined;
    items.push({ [put === undefined ? 'delete' : 'index']: { _index: alias, _id, ...result } });
  }
  return ok({ took: 1, errors: hasErrors, items });
}

/** Creates an empty cluster. */
export function createFakeCluster(): FakeCluster {
  const indexes = new Map<string, FakeIndex>();
  const aliases = new Map<string, Set<string>>();

  const named = (name: string): FakeIndex | undefined =>
    [...(aliases.get(name) ?? [name])].flatMap((index) => indexes.get(index) ?? [])[0];

  function unlink(alias: string, index: string): void {
    const names = aliases.get(alias);
    names?.delete(index);
    if (names?.size === 0) aliases.delete(alias);
  }

  const link = (alias: string, index: string): void => {
    aliases.set(alias, new Set([...(aliases.get(alias) ?? []), index]));
  };

  return {
    indexes,
    aliases,
    points: new Map(),
    named,
    create(name, body) {
      const definition = readDefinition(body);
      if (indexes.has(name)) {
        return failure(400, 'resource_already_exists_exception', `index [${name}] already exists`);
      }
      indexes.set(name, createFakeIndex(definition));
      for (const alias of Object.keys(definition.aliases)) link(alias, name);
      return ok({ acknowledged: true, shards_acknowledged: true, index: name });
    },
    remove(name) {
      if (!indexes.delete(name)) return noIndex(name);
      for (const alias of [...aliases.keys()]) unlink(alias, name);
      return ACKNOWLEDGED;
    },
    changeAliases(actions) {
      for (const { add, remove } of actions) {
        if (add) link(add.alias, add.index);
        if (remove) unlink(remove.alias, remove.index);
      }
      return ACKNOWLEDGED;
    },
    bulk(alias, lines, isRefreshed) {
      const index = aliases.has(alias) ? named(alias) : undefined;
      const answer = bulkAnswer(alias, index, lines);
      if (isRefreshed) index?.refresh();
      return answer;
    },
  };
}
