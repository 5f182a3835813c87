import { QUERY_TYPE, type SearchHelp } from '@leeszaal/shared-contracts';
import { asksNothing } from '../query/word-clauses.ts';
import { withCorrections } from './corrections.ts';
import { everywhere } from './everywhere.ts';
import { fewerWords } from './fewer-words.ts';
import type { BoundedHelpPort, HelpedSearch, Question } from './help-port.contract.ts';
import { withoutQuotes } from './looser-query.ts';

/** A kind of help that only asks another question. */
type QuestionKind = 'corrected' | 'unquoted' | 'everywhere' | 'context';

/** Searches with other words, or the same words elsewhere, that find something. */
export async function wordHelp(
  { question, isAsTyped }: HelpedSearch,
  port: BoundedHelpPort,
): Promise<SearchHelp[]> {
  const helps: SearchHelp[] = [];
  const note = (kind: QuestionKind, other: Question, total: number | undefined) => {
    if (total) helps.push({ kind, question: other, withoutFacets: [], total });
  };
  const inAllFields = everywhere(question);
  if (inAllFields) note('everywhere', inAllFields, await port.count(inAllFields));
  const { query, queryType } = question;
  if (asksNothing(query)) return helps;
  const unfound = await port.unfound();
  const corrected = { ...question, query: withCorrections(query, unfound) };
  if (isAsTyped && corrected.query !== query) {
    note('corrected', corrected, await port.count(corrected));
  }
  const unquoted = { ...question, query: withoutQuotes(query) };
  if (unquoted.query !== query) note('unquoted', unquoted, await port.count(unquoted));
  if (queryType !== QUERY_TYPE.metadataAndContent) {
    const inTexts = { ...question, queryType: QUERY_TYPE.metadataAndContent };
    const count = isAsTyped ? port.count : port.countCorrected;
    note('context', inTexts, await count(inTexts));
  }
  return [...helps, ...(await fewerWords({ question, unfound }, port.count))];
}
