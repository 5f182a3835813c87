import {
  leavesOf,
  planSearch,
  type Queryable,
  searchEngineOf,
  wordsOfTerm,
} from '@leeszaal/reference-server/testing';
import { GENERATED_CONNECTION } from './load-library.ts';

/** The words of a query, each in all the forms that the portal finds for it, folded. */
export async function foundForms(
  database: Queryable,
  query: string,
): Promise<readonly (readonly string[])[]> {
  const planned = planSearch(
    {
      query,
      queryType: 0,
      fields: [],
      facets: {},
      sorting: [],
      paginationOptions: { page: 1, resultsPerPage: 1 },
    },
    { id: GENERATED_CONNECTION, advancedFields: [] },
  );
  if (planned.kind === 'refused') throw new Error(planned.reason);
  const { main } = await searchEngineOf(database).search(planned.plan);
  return leavesOf(main).map((leaf) => {
    if (leaf.kind !== 'word') throw new Error(`"${query}" is read as more than words.`);
    return wordsOfTerm(leaf);
  });
}
