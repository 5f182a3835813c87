import type { Queryable, Row } from '../../database/database.contract.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import { quoteLexeme } from '../fields/lexeme.ts';
import { COMPOUNDING, REST_OF_SHORT, SHORTEST_PART, SHORTEST_REST } from '../words/compounds.ts';
import type { Lexicon, WordFrequency, WordOfPart, WordOfStem } from './lexicon.contract.ts';
import { frequencySql, occurSql } from './occurrence-sql.ts';

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

/** The character after every other one. */
const LAST = 'chr(1114111)';

/** The condition of the indexes that find compounds, which a statement has to repeat to use them. */
const compounding = (table: string): string =>
  `${table}.language in (${COMPOUNDING.map((language) => `'${language}'`).join(', ')})`;

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
  select from search_forms known
  where known.language = asked.language and ${compounding('known')} and known.word in (
    rest, case when left(rest, 1) in ('s', 'n', 'e') then substr(rest, 2) end,
    case when left(rest, 2) in ('en', 'es', 'er') then substr(rest, 3) end)
)`;
const BEFORE_KNOWN = `exists (
  select from search_forms known
  where known.language = asked.language and ${compounding('known')} and known.word in (
    rest, case when right(rest, 1) in ('s', 'n', 'e') then left(rest, -1) end,
    case when right(rest, 2) in ('en', 'es', 'er') then left(rest, -2) end)
)`;

const BEGINNINGS = `
  select asked.language, 'beginning' as at, asked.letters, found.word, ${REST_KNOWN} as "isKnown"
  from unnest($1::text[], $2::text[]) as asked (language, letters)
  cross join lateral (
    select distinct word, length(word) from (
      select word from search_forms
      where search_forms.language = asked.language and ${compounding('search_forms')}
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
      where search_forms.language = asked.language and ${compounding('search_forms')}
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

const wordsOf = (rows: readonly Answer<{ readonly word: string }>[]): string[] =>
  rows.map(({ word }) => word);

/** The vocabulary in PGlite and PostgreSQL, in the tables that indexing fills. */
export function createPostgresLexicon(database: Queryable): Lexicon {
  return {
    version: () => catalogueVersion(database),
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
    async occur(connectionId, context, lists) {
      if (lists.length === 0) return [];
      const asked = lists.flatMap((words, list) => words.map((word) => ({ list, word })));
      const rows = await database.query<Answer<{ list: number; found: boolean }>>(
        occurSql(context),
        [
          connectionId,
          asked.map(({ list }) => list),
          asked.map(({ word }) => quoteLexeme(word)),
          lists.map((_words, list) => list),
        ],
      );
      const found = new Set(rows.flatMap((row) => (row.found ? row.list : [])));
      return lists.map((_words, list) => found.has(list));
    },
    async frequencies(connectionId, context, words) {
      if (words.length === 0) return [];
      return database.query<Answer<WordFrequency>>(frequencySql(context), [
        connectionId,
        words,
        words.map(quoteLexeme),
      ]);
    },
  };
}
