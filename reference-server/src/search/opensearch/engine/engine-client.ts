import type { SearchBody } from '../dsl/query.contract.ts';
import { publicationOf } from '../indexing/search-document.ts';
import {
  infoSchema,
  pointSchema,
  readAnswer,
  readSearch,
  type SearchAnswer,
} from '../transport/answers.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { EngineHttp } from '../transport/engine-http.ts';

/** The searches of an index. */
export interface EngineClient {
  search(body: SearchBody): Promise<SearchAnswer>;
  /** Runs work with a point in time, which all its searches see alike. */
  withPoint<T>(work: (id: string) => Promise<T>): Promise<T>;
}

const KEPT = '1m';

/** The ids of a page. @throws {EngineError} for a document that is not of this server */
export function idsOf({ hits }: SearchAnswer): number[] {
  return hits.hits.map(({ _id }) => {
    const id = publicationOf(_id);
    if (id === undefined) throw new EngineError('malformed', `There is a document ${_id}.`);
    return id;
  });
}

/** Searches the index of an alias. */
export function createEngineClient(http: EngineHttp, alias: string): EngineClient {
  let asked: Promise<boolean> | undefined;

  /** Elasticsearch has another address for points in time. */
  async function isOpenSearch(): Promise<boolean> {
    asked ??= http.ask({ method: 'GET', path: '/' }).then((answer) => {
      return readAnswer(infoSchema, answer).version.distribution === 'opensearch';
    });
    try {
      return await asked;
    } catch (error) {
      asked = undefined;
      throw error;
    }
  }

  async function openPoint(isOpen: boolean): Promise<string> {
    const address = isOpen ? '_search/point_in_time' : '_pit';
    const path = `/${alias}/${address}?keep_alive=${KEPT}`;
    const point = readAnswer(pointSchema, await http.ask({ method: 'POST', path }));
    return 'pit_id' in point ? point.pit_id : point.id;
  }

  return {
    async search(body) {
      // With a point in time, the index is that of the point.
      const path = body.pit === undefined ? `/${alias}/_search` : '/_search';
      return readSearch(await http.ask({ method: 'POST', path, body: JSON.stringify(body) }));
    },
    async withPoint(work) {
      const isOpen = await isOpenSearch();
      const id = await openPoint(isOpen);
      try {
        return await work(id);
      } finally {
        const [path, body] = isOpen
          ? ['/_search/point_in_time', { pit_id: [id] }]
          : ['/_pit', { id }];
        // A point in time that is not closed ends by itself.
        await http
          .ask({ method: 'DELETE', path, body: JSON.stringify(body) })
          .catch(() => undefined);
      }
    },
  };
}
