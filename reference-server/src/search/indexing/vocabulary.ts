import type { Queryable } from '../../database/database.contract.ts';
import { isStemmable, stemWord } from '../words/stem-word.ts';
import type { WordLanguage } from '../words/word-language.ts';
import type { Occurrence } from './search-row.ts';

const ADD = `
  insert into search_words (field, word)
  select * from unnest($1::text[], $2::text[]) as asked (field, word)
  where not exists (
    select from search_words known where known.field = asked.field and known.word = asked.word
  )`;

const ADD_FORMS = `
  insert into search_forms (language, stem, word)
  select * from unnest($1::text[], $2::text[], $3::text[]) as asked (language, stem, word)
  where not exists (
    select from search_forms known where known.language = asked.language
      and known.stem = asked.stem and known.word = asked.word
  )`;

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

/** Remembers keys: true for each the first time. */
function createMemory(): (key: string) => boolean {
  const known = new Set<string>();
  return (key) => !known.has(key) && known.add(key).has(key);
}

function formsOf({ field, word, languages }: Occurrence): Omit<Form, 'stem'>[] {
  if (field !== '' || !isStemmable(word)) return [];
  return languages.map((language) => ({ language, word }));
}

async function inBatches<T>(list: readonly T[], write: (batch: T[]) => Promise<unknown>) {
  for (let from = 0; from < list.length; from += AT_ONCE) {
    await write(list.slice(from, from + AT_ONCE));
  }
}

/** Creates a vocabulary for one run of indexing; the caller holds the catalogue's lock. */
export function createVocabulary(): Vocabulary {
  const isNewWord = createMemory();
  const isNewForm = createMemory();
  return {
    async learn(transaction, occurrences) {
      const words = occurrences.filter(({ field, word }) => isNewWord(`${field} ${word}`));
      await inBatches(words, (batch) =>
        transaction.query(ADD, [batch.map(({ field }) => field), batch.map(({ word }) => word)]),
      );
      const forms = occurrences
        .flatMap(formsOf)
        .filter(({ language, word }) => isNewForm(`${language} ${word}`))
        .map((form): Form => ({ ...form, stem: stemWord(form.language, form.word) }));
      await inBatches(forms, (batch) =>
        transaction.query(ADD_FORMS, [
          batch.map(({ language }) => language),
          batch.map(({ stem }) => stem),
          batch.map(({ word }) => word),
        ]),
      );
    },
  };
}
