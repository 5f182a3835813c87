import type { SearchHelp } from '@leeszaal/shared-contracts';
import { boundedPort } from './bounded-port.ts';
import { filterHelp } from './filter-help.ts';
import type { HelpedSearch, HelpPortUntil } from './help-port.contract.ts';
import { wordHelp } from './word-help.ts';

/** The kinds in the order of the answer: what keeps most of the search is first. */
const KINDS: readonly SearchHelp['kind'][] = [
  'corrected',
  'facet',
  'row',
  'unquoted',
  'everywhere',
  'context',
  'fewer',
  'unfiltered',
];

/**
 * Finds other searches that find something, in place of one that found nothing: corrected or fewer words, fewer
 * filters, no fields or quotes, the full text. A few counts at most (`docs/decisions.md` 118).
 *
 * @param isOver whether the caller no longer waits; what was found so far is the answer then
 * @throws the failure of a count if nothing was found: others may find something the next time
 */
export async function findHelp(
  search: HelpedSearch,
  portUntil: HelpPortUntil,
  isOver: () => boolean,
): Promise<SearchHelp[]> {
  const { port: bounded, failure } = boundedPort(portUntil, isOver);
  const helps = [...(await filterHelp(search, bounded)), ...(await wordHelp(search, bounded))];
  if (helps.length === 0 && failure() !== undefined) throw failure();
  const rank = ({ kind }: SearchHelp) => KINDS.indexOf(kind);
  return helps.sort((a, b) => rank(a) - rank(b) || b.total - a.total);
}
