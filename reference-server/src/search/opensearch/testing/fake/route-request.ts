import type { SearchBody } from '../../dsl/query.contract.ts';
import {
  ACKNOWLEDGED,
  type AliasAction,
  type FakeAnswer,
  type FakeCluster,
  failure,
  noIndex,
  ok,
  searchAnswer,
} from './fake-cluster.ts';

/** A request to the engine. */
export interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
  readonly authorization: string | undefined;
}

const parsed = <T>({ body }: Asked): T => JSON.parse(body) as T;

function aliasAnswer({ aliases }: FakeCluster, alias: string): FakeAnswer {
  const names = aliases.get(alias);
  if (names === undefined) {
    return { status: 404, body: { error: `alias [${alias}] missing`, status: 404 } };
  }
  return ok(Object.fromEntries([...names].map((name) => [name, { aliases: { [alias]: {} } }])));
}

/** The aliases of all indexes whose names begin with something. */
function aliasesAnswer({ indexes, aliases }: FakeCluster, begin: string): FakeAnswer {
  const names = [...indexes.keys()].filter((name) => name.startsWith(begin));
  const aliasesOf = (name: string) =>
    [...aliases].filter(([, linked]) => linked.has(name)).map(([alias]) => [alias, {}]);
  return ok(
    Object.fromEntries(
      names.map((name) => [name, { aliases: Object.fromEntries(aliasesOf(name)) }]),
    ),
  );
}

function pointAnswer({ points }: FakeCluster, asked: Asked): FakeAnswer {
  const body = parsed<SearchBody>(asked);
  const documents = points.get(body.pit?.id ?? '');
  if (documents !== undefined) return searchAnswer(body, documents);
  return failure(404, 'search_context_missing_exception', 'No search context found');
}

/** Answers what is about no index, or about one by its alias or point; undefined for others. */
function clusterAnswer(
  cluster: FakeCluster,
  asked: Asked,
  [first = '', second = '']: readonly string[],
): FakeAnswer | undefined {
  switch (`${asked.method} ${first}`) {
    case 'GET _cluster':
      return ok({ status: 'green', timed_out: false });
    case 'POST _aliases':
      return cluster.changeAliases(parsed<{ actions: AliasAction[] }>(asked).actions);
    case 'GET _alias':
      return aliasAnswer(cluster, second);
    case 'POST _search':
      return pointAnswer(cluster, asked);
    case 'DELETE _search':
    case 'DELETE _pit': {
      const { pit_id: ids, id = '' } = parsed<{ pit_id?: string[]; id?: string }>(asked);
      for (const each of ids ?? [id]) cluster.points.delete(each);
      return ACKNOWLEDGED;
    }
    default:
      return undefined;
  }
}

/** Answers a request as the engine would. */
export function routeRequest(cluster: FakeCluster, asked: Asked, distribution: string): FakeAnswer {
  const { pathname, searchParams } = new URL(asked.path, 'http://fake');
  const segments = pathname.split('/').slice(1);
  if (pathname === '/') return ok({ version: { number: '2.19.1', distribution } });
  const answer = clusterAnswer(cluster, asked, segments);
  if (answer !== undefined) return answer;

  const [name = '', ...rest] = segments;
  const what = rest.join('/');
  if (name.endsWith('*') && what === '_alias') return aliasesAnswer(cluster, name.slice(0, -1));
  if (asked.method === 'PUT') return cluster.create(name, parsed(asked));
  if (asked.method === 'DELETE') return cluster.remove(name);
  if (what === '_bulk') {
    const lines = asked.body.trim().split('\n');
    const documents = lines.map((line): unknown => JSON.parse(line));
    return cluster.bulk(name, documents, searchParams.get('refresh') === 'true');
  }
  const index = cluster.named(name);
  if (index === undefined) return noIndex(name);
  switch (what) {
    case '':
      return ok({ [name]: {} });
    case '_refresh':
      index.refresh();
      return ok({ _shards: { total: 1, successful: 1, failed: 0 } });
    case '_search':
      return searchAnswer(parsed<SearchBody>(asked), index.seen(), index.definition);
    case '_pit':
    case '_search/point_in_time': {
      const id = `point-${cluster.points.size + 1}`;
      cluster.points.set(id, index.seen());
      return ok(what === '_pit' ? { id } : { pit_id: id, creation_time: 1 });
    }
    default:
      return failure(400, 'illegal_argument_exception', `no handler for ${asked.path}`);
  }
}
