import type { SuggestionKind } from '@leeszaal/shared-contracts';
import { wholeForms } from '../../text/words.ts';
import type { StoredRecord } from '../fields/search-fields.ts';

/** A title, name or subject of a record. */
export interface SuggestionEntry {
  readonly kind: SuggestionKind;
  /** One of its `wholeForms`, or both of them ({@link bothForms}). Spellings with the same first form are the same. */
  readonly form: string;
  /** As the record has it, with single spaces. */
  readonly text: string;
  /** Whether it is suggested; otherwise it is only counted. */
  readonly isShown: boolean;
}

/** A longer value is no suggestion: few people type it, and entries of the database's index are limited. */
const LONGEST = 300;

const SPACES = /[\s\p{Cc}\p{Cs}]+/gu;
const WORD = /[\p{L}\p{N}]/u;

/** The key of a value with umlauts, which has two forms. An exact search of either form finds it. */
export const bothForms = (first: string, second: string): string => `${first}=${second}`;

function entriesOf(kind: SuggestionKind, value: string, isShown = true): SuggestionEntry[] {
  const text = value.replace(SPACES, ' ').trim();
  if (text.length > LONGEST || !WORD.test(text)) return [];
  const [first, second] = wholeForms(text);
  if (first.length > LONGEST || (second?.length ?? 0) > LONGEST) return [];
  const forms = second === undefined ? [] : [second, bothForms(first, second)];
  return [
    { kind, form: first, text, isShown },
    ...forms.map((form) => ({ kind, form, text, isShown: false })),
  ];
}

function titlesOf({ title, subtitle }: StoredRecord): SuggestionEntry[] {
  if (!title) return [];
  // An exact search of the title finds the title with its subtitle, too.
  const whole = subtitle ? entriesOf('title', `${title} ${subtitle}`, false) : [];
  return [...entriesOf('title', title), ...whole];
}

/** The key of an entry within a connection. */
export const entryKey = ({ kind, form }: Pick<SuggestionEntry, 'kind' | 'form'>): string =>
  `${kind} ${form}`;

/** Adds an entry, once for each key: the same form may be a title, and elsewhere a title with its subtitle. */
export function addEntry(entries: Map<string, SuggestionEntry>, entry: SuggestionEntry): void {
  const key = entryKey(entry);
  const known = entries.get(key);
  if (!known || (entry.isShown && !known.isShown)) entries.set(key, entry);
}

/** The distinct suggestions of a record, in the fields that an exact search of them looks in. */
export function suggestionEntries(record: StoredRecord): SuggestionEntry[] {
  const names = [...(record.authors ?? []), ...(record.corporateAuthors ?? [])];
  const entries = [
    ...titlesOf(record),
    ...names.flatMap((name) => entriesOf('name', name)),
    ...(record.keywords ?? []).flatMap((keyword) => entriesOf('subject', keyword)),
  ];
  const distinct = new Map<string, SuggestionEntry>();
  for (const entry of entries) addEntry(distinct, entry);
  return [...distinct.values()];
}
