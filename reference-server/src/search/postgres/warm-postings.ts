import { setTimeout } from 'node:timers/promises';
import type { Queryable } from '../../database/database.contract.ts';
import type { ArraysStore } from '../facets/arrays-store.ts';
import { catalogueVersion } from '../facets/load-facet-arrays.ts';
import { createCachedVariants } from '../lexicon/cached-variants.ts';
import { expandWords } from '../lexicon/expand-words.ts';
import { createPostgresLexicon } from '../lexicon/postgres-lexicon.ts';
import { frequentWords } from '../postings/frequent-words.ts';
import type { PostingsStore } from '../postings/postings-store.ts';
import { lexemesOf, wordQueryOf } from '../postings/word-query.ts';
import { ALL } from '../query/clauses.ts';
import { rankQuery } from '../query/rank-query.ts';
import { wordsClause } from '../query/word-clauses.ts';

/** Lists of a connection that are loaded in advance: each one makes renewals after changes longer. */
const LISTS_AT_MOST = 2000;

/** The caches that warming fills. */
export interface WarmedCatalogue {
  readonly arrays: ArraysStore;
  readonly postings: PostingsStore;
  /** Number of hits from which a word is searched in postings at once. */
  readonly warmFrom: number;
}

const rest = (ms: number, signal: AbortSignal): Promise<void> =>
  setTimeout(ms, undefined, { ref: false, signal }).catch(() => undefined);

/**
 * Loads the postings of the most frequent words of a connection with arrays, and of their other forms, one list at a
 * time. It rests as long as it has worked, so that searches meanwhile have the database's processors. It ends when half
 * of the memory is in use, when too much of the catalogue changes, or when it is aborted.
 */
export function createWarming(
  database: Queryable,
  { arrays, postings, warmFrom }: WarmedCatalogue,
): (connectionId: number, signal: AbortSignal) => Promise<void> {
  const variantsOf = createCachedVariants(createPostgresLexicon(database));

  /** The lexemes that a search for a word needs. */
  async function lexemesFor(word: string): Promise<readonly string[]> {
    const main = await expandWords(variantsOf, wordsClause('', word));
    const query = wordQueryOf({ context: 'metadata', main, rows: ALL });
    return query === undefined ? [] : lexemesOf(query, rankQuery(main));
  }

  /** The arrays of the catalogue as it is; undefined if too much changes. */
  async function current(connectionId: number) {
    const version = await catalogueVersion(database);
    const held = await arrays.since(connectionId, version);
    if (held) return held;
    await arrays.refresh(connectionId);
    return arrays.since(connectionId, version);
  }

  async function* wanted(publications: number): AsyncGenerator<string> {
    let left = LISTS_AT_MOST;
    for (const { word, share } of await frequentWords(database)) {
      if (share * publications < warmFrom) return;
      for (const lexeme of await lexemesFor(word)) {
        if (left === 0) return;
        left -= 1;
        yield lexeme;
      }
    }
  }

  return async (connectionId, signal) => {
    const publications = arrays.newest(connectionId)?.arrays.ids.length;
    if (publications === undefined || signal.aborted) return;
    for await (const lexeme of wanted(publications)) {
      const begun = performance.now();
      const held = await current(connectionId);
      if (held === undefined || signal.aborted || !postings.hasRoom()) return;
      await postings.load(connectionId, held, [lexeme]);
      await rest(performance.now() - begun, signal);
      if (signal.aborted) return;
    }
  };
}
