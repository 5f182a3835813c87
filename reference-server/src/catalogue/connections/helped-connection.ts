import type { ActiveFacets, SearchHelpRequest } from '@leeszaal/shared-contracts';
import type { Services } from '../../endpoints/services.contract.ts';
import {
  type Clause,
  type HelpPort,
  planSearch,
  type Question,
  type SearchPlan,
  searchEngineOf,
} from '../../search/index.ts';
import type { Session } from '../../session/session.contract.ts';
import { alteredForms } from './altered-forms.ts';
import { hiddenValues, withoutChoices } from './offered-values.ts';
import type { SearchedConnection } from './search-connection.ts';

/** A search that found nothing in a connection. */
interface FoundlessSearch {
  readonly session: Session;
  readonly connection: SearchedConnection;
  readonly request: SearchHelpRequest;
  /** The active facets of this connection. */
  readonly facets: ActiveFacets;
}

function without(facets: ActiveFacets, names: readonly string[]): ActiveFacets {
  return Object.fromEntries(Object.entries(facets).filter(([name]) => !names.includes(name)));
}

/** Asks once, and again after a failure. */
function askedOnce<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  return () => {
    answer ??= ask().catch((error: unknown) => {
      answer = undefined;
      throw error;
    });
    return answer;
  };
}

/** Counts in one connection what a search of the caller would find there; what the connection refuses has no hits. */
export function helpedConnection(
  { session, connection, request, facets }: FoundlessSearch,
  { database, config }: Services,
): HelpPort {
  const engine = searchEngineOf(database);
  const hidden = hiddenValues(connection.readBy, session);
  const reader = { ...session, loanSeconds: config.loanSeconds };
  const alteredValues = askedOnce(() => alteredForms(database, reader, connection));

  async function planOf(question: Question, active = facets): Promise<SearchPlan | undefined> {
    const planned = planSearch(
      {
        ...question,
        facets: active,
        sorting: [],
        paginationOptions: { page: 1, resultsPerPage: 1 },
        asTyped: request.asTyped ?? false,
      },
      connection,
    );
    if (planned.kind !== 'plan') return undefined;
    return { ...withoutChoices(planned.plan, hidden), altered: await alteredValues() };
  }

  /** The words of the search as a search corrects them, which depends on nothing else of it. */
  const searchedWords = askedOnce(async (): Promise<Clause | undefined> => {
    const plan = await planOf({ ...request, fields: [] }, {});
    return plan && (await engine.search(plan)).main;
  });

  return {
    async count(question) {
      const plan = await planOf(question);
      return plan === undefined ? 0 : engine.count(plan);
    },
    async countCorrected(question) {
      const plan = await planOf(question);
      return plan === undefined ? 0 : (await engine.search(plan)).total;
    },
    async countUnfiltered(fields, withoutFacets) {
      const plan = await planOf({ ...request, fields }, without(facets, withoutFacets));
      const main = await searchedWords();
      return plan === undefined || main === undefined ? 0 : engine.count({ ...plan, main });
    },
    async unfound() {
      const plan = await planOf({ ...request, fields: [] }, {});
      return plan === undefined ? [] : engine.unfound(plan);
    },
  };
}
