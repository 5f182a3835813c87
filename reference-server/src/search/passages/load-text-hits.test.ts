import { expect, it } from '@jest/globals';
import type { Queryable, Row } from '../../database/database.contract.ts';
import { parseQuery } from '../query/parse-query.ts';
import { loadTextHits } from './load-text-hits.ts';

it('reads a text that has hardly a space in a time that grows with its length only', async () => {
  const row = {
    id: 1,
    docKey: 'doc-1',
    file: 'one.xhtml',
    page: null,
    body: `A walrus ${'/'.repeat(1_000_000)} on the ice-fl`,
    more: true,
  };
  const database: Queryable = {
    query: async <R extends Row>() => [row] as readonly Row[] as R[],
  };
  const hits = await loadTextHits(database, parseQuery('walrus'), new Map([[7, 1]]));
  expect(hits.get(7)).toMatchObject({ docKey: 'doc-1', terms: ['walrus'] });
  const cut = await loadTextHits(database, parseQuery('ice-fl'), new Map([[7, 1]]));
  expect(cut.size).toBe(0);
});
