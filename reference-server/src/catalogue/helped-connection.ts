import type { ActiveFacets, SearchHelpRequest } from '@leeszaal/shared-contracts';
import type { Services } from '../endpoints/services.contract.ts';
import {
  type AlteredValues,
  type Clause,
  type HelpPort,
  planSearch,
  type Question,
  type SearchPlan,
  searchEngineOf,
} from '../search/index.ts';
import type { Session } from '../session/session.contract.ts';
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

/** Counts in one connection what a search of the caller would find there; what the connection refuses has no hits. */
export function helpedConnection(
  { session, connection, request, facets }: FoundlessSearch,
  { database, config }: Services,
): HelpPort {
  const engine = searchEngineOf(database);
  const hidden = hiddenValues(connection.readBy, session);
  const reader = { ...session, loanSeconds: config.loanSeconds };
  let altered: Promise<AlteredValues[]> | undefined;

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
    altered ??= alteredForms(database, reader, connection);
    return { ...withoutChoices(planned.plan, hidden), altered: await altered };
  }

  /** The words of the search as a search corrects them, which depends on nothing else of it. */
  async function searchedWords(): Promise<Clause | undefined> {
    const plan = await planOf({ ...request, fields: [] }, {});
    return plan && (await engine.search(plan)).main;
  }
  let words: Promise<Clause | undefined> | undefined;

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
      words ??= searchedWords();
      const main = await words;
      return plan === undefined || main === undefined ? 0 : engine.count({ ...plan, main });
    },
    async unfound() {
      const plan = await planOf({ ...request, fields: [] }, {});
      return plan === undefined ? [] : engine.unfound(plan);
    },
  };
}
