import type { Queryable } from '../../database/database.contract.ts';
import type { Occurrence } from './search-row.ts';

const ADD = `
  insert into search_words (field, word)
  select * from unnest($1::text[], $2::text[]) as asked (field, word)
  where not exists (
    select from search_words known where known.field = asked.field and known.word = asked.word
  )`;

const keyOf = ({ field, word }: Occurrence): string => `${field} ${word}`;

/** Stores words, each once. */
export interface Vocabulary {
  learn(transaction: Queryable, occurrences: readonly Occurrence[]): Promise<void>;
}

/** Creates a vocabulary for one run of indexing; the caller holds the catalogue's lock. */
export function createVocabulary(): Vocabulary {
  const known = new Set<string>();
  return {
    async learn(transaction, occurrences) {
      const fresh = occurrences.filter((occurrence) => {
        const key = keyOf(occurrence);
        return !known.has(key) && known.add(key);
      });
      if (fresh.length === 0) return;
      await transaction.query(ADD, [
        fresh.map(({ field }) => field),
        fresh.map(({ word }) => word),
      ]);
    },
  };
}
