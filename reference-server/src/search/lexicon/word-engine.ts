import { ALL } from '../query/clauses.ts';
import type { SearchEngine, SearchPlan } from '../query/search-engine.contract.ts';
import { createCachedVariants } from './cached-variants.ts';
import { expandWords } from './expand-words.ts';
import type { Lexicon } from './lexicon.contract.ts';
import { relaxedPlans } from './relaxed-plans.ts';
import { unfoundWords } from './unfound-words.ts';
import type { WordEngine, WordHits } from './word-engine.contract.ts';

/** The most other queries that are tried. */
const TRIES_AT_MOST = 8;

/**
 * Searches by words: with their other forms and compounds, and if nothing is found, unfinished or corrected. It needs
 * an engine and a vocabulary, and knows nothing else of them.
 */
export function createWordEngine(engine: SearchEngine, lexicon: Lexicon): WordEngine {
  const variantsOf = createCachedVariants(lexicon);

  const expanded = (plan: SearchPlan) => expandWords(variantsOf, plan.main);

  async function searchAs(plan: SearchPlan): Promise<WordHits> {
    const main = await expanded(plan);
    return { ...(await engine.search({ ...plan, main })), main, corrections: [] };
  }

  /** Whether a search finds nothing for its words, rather than for its rows or the chosen facets. */
  async function isForWords({ total, main }: WordHits, plan: SearchPlan): Promise<boolean> {
    if (total > 0) return false;
    if (plan.facets.length === 0 && plan.rows.kind === 'all') return true;
    const words = { ...plan, main, rows: ALL, facets: [], offset: 0, limit: 1 };
    return (await engine.search(words)).total === 0;
  }

  return {
    async search(plan) {
      const found = await searchAs(plan);
      if (plan.isAsTyped || !(await isForWords(found, plan))) return found;
      let tries = 0;
      for await (const { plan: relaxed, corrections } of relaxedPlans(lexicon, {
        ...plan,
        main: found.main,
      })) {
        const other = await searchAs(relaxed);
        if (!(await isForWords(other, relaxed))) return { ...other, corrections };
        tries += 1;
        if (tries >= TRIES_AT_MOST) break;
      }
      return found;
    },
    async findIds(plan, wanted) {
      return engine.findIds({ ...plan, main: await expanded(plan) }, wanted);
    },
    count: async (plan) => engine.count({ ...plan, main: await expanded(plan) }),
    unfound: async (plan) => unfoundWords(lexicon, { ...plan, main: await expanded(plan) }),
    prepare: (connectionId) => engine.prepare(connectionId),
    warm: (connectionId, signal) => engine.warm(connectionId, signal),
  };
}
