import { SUGGESTION_FIELDS, SUGGESTION_KINDS, type Suggestion } from '@leeszaal/shared-contracts';
import type { Queryable } from '../../database/database.contract.ts';
import { wholeForms, wordsOf } from '../../text/words.ts';
import { rankSuggestions } from './rank-suggestions.ts';
import { storedStart } from './starts.ts';
import {
  type Candidate,
  loadCandidates,
  loadCounts,
  type SearchedKind,
} from './suggestion-candidates.ts';
import { bothForms } from './suggestion-entries.ts';
import { kindNumber, kindOf } from './suggestion-kinds.ts';

/** The part of a connection that suggestions need. */
export interface SuggestingConnection {
  readonly id: number;
  /** The names of its search fields. */
  readonly advancedFields: readonly string[];
}

/** A single letter begins too many words to be worth a list. */
const LEAST_LETTERS = 2;
/** Longer than any stored value. */
const MOST_LETTERS = 400;

function searchedKinds(connections: readonly SuggestingConnection[]): SearchedKind[] {
  return connections.flatMap(({ id, advancedFields }) => {
    const fields = new Set(advancedFields.map((name) => name.toLowerCase()));
    return SUGGESTION_KINDS.filter((kind) => fields.has(SUGGESTION_FIELDS[kind])).map((kind) => ({
      connection: id,
      kind: kindNumber(kind),
    }));
  });
}

/** Counts the publications that an exact search of a suggestion's text finds: Müller also as Mueller. */
async function countsOf(
  database: Queryable,
  searched: readonly SearchedKind[],
  shown: readonly Candidate[],
): Promise<(candidate: Candidate) => number> {
  const asked = shown.flatMap(({ kind, text }) => {
    const [first, second] = wholeForms(text);
    const forms = second === undefined ? [first] : [first, second, bothForms(first, second)];
    return forms.map((form) => ({ kind, form }));
  });
  const counted = await loadCounts(database, searched, asked);
  const hits = new Map(counted.map((row) => [`${row.kind} ${row.form}`, row.hits]));
  return ({ kind, text }) => {
    const hitsOf = (form: string) => hits.get(`${kind} ${form}`) ?? 0;
    const [first, second] = wholeForms(text);
    if (second === undefined) return hitsOf(first);
    return hitsOf(first) + hitsOf(second) - hitsOf(bothForms(first, second));
  };
}

/**
 * Suggests titles, names and subjects of these connections that have what was typed at their beginning or at that of a
 * word: at most ten, each form once, with the number of publications in all these connections.
 */
export async function findSuggestions(
  database: Queryable,
  connections: readonly SuggestingConnection[],
  text: string,
): Promise<Suggestion[]> {
  const words = wordsOf(text.slice(0, MOST_LETTERS));
  const typed = wholeForms(text, words);
  const searched = searchedKinds(connections);
  if (words.length === 0 || typed[0].length < LEAST_LETTERS || searched.length === 0) return [];
  const candidates = await loadCandidates(database, searched, typed.map(storedStart));
  const shown = rankSuggestions(candidates, typed);
  if (shown.length === 0) return [];
  const countOf = await countsOf(database, searched, shown);
  return shown.map((candidate) => ({
    kind: kindOf(candidate.kind),
    text: candidate.text,
    count: countOf(candidate),
  }));
}
