import type { Queryable, Row } from '../../database/database.contract.ts';
import { quoteLexeme } from '../fields/lexeme.ts';
import { REST_OF_SHORT, SHORTEST_PART, SHORTEST_REST } from '../words/compounds.ts';
import type { Lexicon, WordFrequency, WordOfPart, WordOfStem } from './lexicon.contract.ts';

type Answer<T> = T & Row;

/** The most words of one stem, or of one part. */
const WORDS_AT_MOST = 50;
/** The most words to look through for those of a part. */
const LOOKED_THROUGH = 5000;
/** The most words to compare with a misspelt one. */
const SIMILAR_AT_MOST = 4000;
/** Letters that a misspelt word shares with the right one, at its beginning or end. */
const SHARED = 3;
/** The most errors of a word. */
const ERRORS = 2;
/** From so many publications on a word is frequent. */
const FREQUENT = 100;

/** The character after every other one. */
const LAST = 'chr(1114111)';

const STEMS = `
  select asked.language, asked.stem, found.word
  from unnest($1::text[], $2::text[]) as asked (language, stem)
  cross join lateral (
    select word from search_forms
    where search_forms.language = asked.language and search_forms.stem = asked.stem
    order by length(word), word limit ${WORDS_AT_MOST}
  ) found`;

// A rest is known as it is, or without the letters that join it.
const REST_KNOWN = `exists (
  select from search_forms known where known.language = asked.language and known.word in (
    rest, case when left(rest, 1) in ('s', 'n', 'e') then substr(rest, 2) end,
    case when left(rest, 2) in ('en', 'es', 'er') then substr(rest, 3) end)
)`;
const BEFORE_KNOWN = `exists (
  select from search_forms known where known.language = asked.language and known.word in (
    rest, case when right(rest, 1) in ('s', 'n', 'e') then left(rest, -1) end,
    case when right(rest, 2) in ('en', 'es', 'er') then left(rest, -2) end)
)`;

const BEGINNINGS = `
  select asked.language, 'beginning' as at, asked.letters, found.word, ${REST_KNOWN} as "isKnown"
  from unnest($1::text[], $2::text[]) as asked (language, letters)
  cross join lateral (
    select distinct word, length(word) from (
      select word from search_forms
      where search_forms.language = asked.language
        and word > asked.letters and word < asked.letters || ${LAST}
      limit ${LOOKED_THROUGH}
    ) near
    where length(word) >= length(asked.letters) + case length(asked.letters)
      when ${SHORTEST_PART} then ${REST_OF_SHORT} else ${SHORTEST_REST} end
    order by length(word), word limit ${WORDS_AT_MOST}
  ) found
  cross join lateral (select substr(found.word, length(asked.letters) + 1) as rest) rests`;

const endsSql = (at: 'end' | 'stem', column: 'word' | 'stem', parts: string): string => `
  select asked.language, '${at}' as at, asked.letters, found.word, ${BEFORE_KNOWN} as "isKnown"
  from unnest(${parts}) as asked (language, letters)
  cross join lateral (
    select word, ending from (
      select word, ${column} as ending from search_forms
      where search_forms.language = asked.language
        and reverse(${column}) collate "C" > reverse(asked.letters)
        and reverse(${column}) collate "C" < reverse(asked.letters) || ${LAST}
      limit ${LOOKED_THROUGH}
    ) near
    where length(ending) >= length(asked.letters) + ${SHORTEST_REST}
    order by length(word), word limit ${WORDS_AT_MOST}
  ) found
  cross join lateral (
    select left(found.ending, length(found.ending) - length(asked.letters)) as rest
  ) rests`;

const OF_PARTS = `
  ${BEGINNINGS} union all
  ${endsSql('end', 'word', '$3::text[], $4::text[]')} union all
  ${endsSql('stem', 'stem', '$5::text[], $6::text[]')}`;

const KNOWN = `
  select word from search_words where field = '' and word = any($1::text[])`;

const SIMILAR = `
  (select word from search_words where field = ''
     and word >= left($1, ${SHARED}) and word < left($1, ${SHARED}) || ${LAST}
     and length(word) between length($1) - ${ERRORS} and length($1) + ${ERRORS}
   limit ${SIMILAR_AT_MOST})
  union
  (select word from search_words where field = ''
     and reverse(word) collate "C" >= left(reverse($1), ${SHARED})
     and reverse(word) collate "C" < left(reverse($1), ${SHARED}) || ${LAST}
     and length(word) between length($1) - ${ERRORS} and length($1) + ${ERRORS}
   limit ${SIMILAR_AT_MOST})`;

const hitsSql = (rows: string): string =>
  `(select count(*) from (select from ${rows} limit ${FREQUENT}) counted)`;
const IN_METADATA = hitsSql(
  'search_publications s where s.connection_id = $1 and s.tsv @@ asked.query::tsquery',
);
const IN_TEXTS = hitsSql(
  `search_texts t join appearances a on a.doc_key = t.doc_key
   join publications p on p.pub_key = a.pub_key and p.connection_id = $1
   where t.tsv @@ asked.query::tsquery`,
);

const frequencySql = (hits: string): string => `
  select asked.word, (${hits})::integer as hits
  from unnest($2::text[], $3::text[]) as asked (word, query)`;
const FREQUENCIES = {
  metadata: frequencySql(IN_METADATA),
  content: frequencySql(IN_TEXTS),
  metadataAndContent: frequencySql(`${IN_METADATA} + ${IN_TEXTS}`),
} as const;

const wordsOf = (rows: readonly Answer<{ readonly word: string }>[]): string[] =>
  rows.map(({ word }) => word);

/** The vocabulary in PGlite and PostgreSQL, in the tables that indexing fills. */
export function createPostgresLexicon(database: Queryable): Lexicon {
  return {
    async wordsOfStems(stems) {
      if (stems.length === 0) return [];
      return database.query<Answer<WordOfStem>>(STEMS, [
        stems.map(({ language }) => language),
        stems.map(({ stem }) => stem),
      ]);
    },
    async wordsOfParts(parts) {
      if (parts.length === 0) return [];
      const values = (['beginning', 'end', 'stem'] as const).flatMap((place) => {
        const asked = parts.filter(({ at }) => at === place);
        return [asked.map(({ language }) => language), asked.map(({ letters }) => letters)];
      });
      return database.query<Answer<WordOfPart>>(OF_PARTS, values);
    },
    async known(words) {
      if (words.length === 0) return [];
      return wordsOf(await database.query<Answer<{ word: string }>>(KNOWN, [words]));
    },
    async similar(word) {
      return wordsOf(await database.query<Answer<{ word: string }>>(SIMILAR, [word]));
    },
    async frequencies(connectionId, context, words) {
      if (words.length === 0) return [];
      return database.query<Answer<WordFrequency>>(FREQUENCIES[context], [
        connectionId,
        words,
        words.map(quoteLexeme),
      ]);
    },
  };
}
