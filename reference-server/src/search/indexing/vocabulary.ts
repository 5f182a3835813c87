import type { Queryable } from '../../database/database.contract.ts';
import { isStemmable, stemWord } from '../words/stem-word.ts';
import type { WordLanguage } from '../words/word-language.ts';
import type { Occurrence } from './search-row.ts';

// Sorted rows share pages of the index.
const ADD = `
  insert into search_words (field, word)
  select * from unnest($1::text[], $2::text[]) as asked (field, word)
  order by field collate "C", word collate "C"
  on conflict do nothing`;

const ADD_FORMS = `
  insert into search_forms (language, stem, word)
  select * from unnest($1::text[], $2::text[], $3::text[]) as asked (language, stem, word)
  order by language collate "C", stem collate "C", word collate "C"
  on conflict do nothing`;

/** Words in a statement; more at once take too much memory. */
const AT_ONCE = 20_000;

interface Form {
  readonly language: WordLanguage;
  readonly stem: string;
  readonly word: string;
}

/** Stores words, each once. */
export interface Vocabulary {
  learn(transaction: Queryable, occurrences: readonly Occurrence[]): Promise<void>;
}

/** Remembers words, in each of several lists: true for each the first time. */
function createMemory<List>(): (list: List, word: string) => boolean {
  const lists = new Map<List, Set<string>>();
  return (list, word) => {
    const known = lists.get(list);
    if (known === undefined) lists.set(list, new Set([word]));
    else if (known.has(word)) return false;
    else known.add(word);
    return true;
  };
}

async function inBatches<T>(list: readonly T[], write: (batch: T[]) => Promise<unknown>) {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    await write(list.slice(from, from + AT_ONCE));
  }
}

/** Creates a vocabulary for one run of indexing; the caller holds the catalogue's lock. */
export function createVocabulary(): Vocabulary {
  const isNewWord = createMemory<string>();
  const isNewForm = createMemory<WordLanguage>();
  function formsOf({ field, word, languages }: Occurrence): Form[] {
    if (field !== '') return [];
    // Most words are known, and remembering them is faster than looking at their letters.
    const fresh = languages.filter((language) => isNewForm(language, word));
    if (fresh.length === 0 || !isStemmable(word)) return [];
    return fresh.map((language) => ({ language, word, stem: stemWord(language, word) }));
  }
  return {
    async learn(transaction, occurrences) {
      const words = occurrences.filter(({ field, word }) => isNewWord(field, word));
      await inBatches(words, (batch) =>
        transaction.query(ADD, [batch.map(({ field }) => field), batch.map(({ word }) => word)]),
      );
      await inBatches(occurrences.flatMap(formsOf), (batch) =>
        transaction.query(ADD_FORMS, [
          batch.map(({ language }) => language),
          batch.map(({ stem }) => stem),
          batch.map(({ word }) => word),
        ]),
      );
    },
  };
}
