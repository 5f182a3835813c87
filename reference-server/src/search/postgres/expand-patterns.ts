import type { Queryable } from '../../database/database.contract.ts';
import type { Clause, TermClause } from '../query/clause.contract.ts';
import { NONE, replaceTerms } from '../query/clauses.ts';

/** The words that one pattern stands for at most, the shortest first. */
const WORDS_AT_MOST = 2000;

const EXPAND = `
  select word from search_words where field = $1 and (word like any($2::text[]))
  order by length(word), word limit ${WORDS_AT_MOST}`;

async function expand(database: Queryable, pattern: TermClause): Promise<Clause> {
  // A pattern holds letters, digits and asterisks only: nothing else that `like` would read.
  const likes = pattern.forms.map((form) => form.replaceAll('*', '%'));
  const rows = await database.query<{ word: string }>(EXPAND, [pattern.code, likes]);
  const [first, ...rest] = rows.map((row) => row.word);
  return first === undefined ? NONE : { kind: 'word', code: pattern.code, forms: [first, ...rest] };
}

function patternsOf(clause: Clause): TermClause[] {
  const patterns: TermClause[] = [];
  replaceTerms(clause, (term) => {
    if (term.kind === 'pattern') patterns.push(term);
    return term;
  });
  return patterns;
}

/** Puts the words that occur in the place of the patterns that they fit. */
export async function expandPatterns(database: Queryable, clause: Clause): Promise<Clause> {
  const patterns = patternsOf(clause);
  if (patterns.length === 0) return clause;
  const expanded = new Map<TermClause, Clause>();
  for (const pattern of patterns) expanded.set(pattern, await expand(database, pattern));
  return replaceTerms(clause, (term) => expanded.get(term) ?? term);
}
