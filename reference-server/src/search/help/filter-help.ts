import type { SearchHelp } from '@leeszaal/shared-contracts';
import { asksNothing } from '../query/word-clauses.ts';
import type { BoundedHelpPort, HelpedSearch } from './help-port.contract.ts';

/** The most filters that are each left out. */
const FILTERS_AT_MOST = 4;

/** The facets, and the rows unless they are all that was asked; each with the rows that stay without it. */
function filtersOf({ question: { query, fields }, facets }: HelpedSearch) {
  const rows = asksNothing(query) ? [] : fields;
  return [
    ...facets.map((name) => ({ kind: 'facet' as const, fields, withoutFacets: [name] })),
    ...rows.map((left, row) => ({
      kind: 'row' as const,
      row,
      fields: fields.filter((other) => other !== left),
      withoutFacets: [],
    })),
  ];
}

/** Searches without one filter, and without all of them, that find something. */
export async function filterHelp(
  search: HelpedSearch,
  port: BoundedHelpPort,
): Promise<SearchHelp[]> {
  const { question, facets } = search;
  const filters = filtersOf(search);
  if (filters.length === 0) return [];
  const fields = asksNothing(question.query) ? question.fields : [];
  const all = await port.countUnfiltered(fields, facets);
  // Without one filter it is no more.
  if (all === 0) return [];
  const isOnly = filters.length === 1;
  const helps: SearchHelp[] = [];
  for (const { fields: rest, ...filter } of filters.slice(0, FILTERS_AT_MOST)) {
    const total = isOnly ? all : await port.countUnfiltered(rest, filter.withoutFacets);
    if (total) helps.push({ ...filter, question: { ...question, fields: rest }, total });
  }
  if (isOnly || all === undefined) return helps;
  const withoutAll = { question: { ...question, fields }, withoutFacets: [...facets], total: all };
  return [...helps, { kind: 'unfiltered', ...withoutAll }];
}
