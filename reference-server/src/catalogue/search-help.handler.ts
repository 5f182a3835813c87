import type { SearchHelpRequest } from '@leeszaal/shared-contracts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { findHelp, type HelpPort, isTooLarge, type UnfoundWord } from '../search/index.ts';
import { connectionsOf } from './connections.ts';
import { helpedConnection } from './helped-connection.ts';

const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);

/** The words that each list has, with the first correction. */
function inAll([first = [], ...others]: readonly (readonly UnfoundWord[])[]): UnfoundWord[] {
  return first.flatMap(({ typed, correction }) => {
    const same = others.map((list) => list.find((word) => word.typed === typed));
    if (same.includes(undefined)) return [];
    return [{ typed, correction: correction ?? same.find((word) => word?.correction)?.correction }];
  });
}

/** Counts in several connections, one after another: other searches need the database, too. */
function together(ports: readonly HelpPort[]): HelpPort {
  async function inTurn<Answer>(ask: (port: HelpPort) => Promise<Answer>): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (const port of ports) answers.push(await ask(port));
    return answers;
  }
  const summed = async (count: (port: HelpPort) => Promise<number>) => sum(await inTurn(count));
  return {
    count: (question) => summed((port) => port.count(question)),
    countCorrected: (question) => summed((port) => port.countCorrected(question)),
    countUnfiltered: (...search) => summed((port) => port.countUnfiltered(...search)),
    unfound: async () => inAll(await inTurn((port) => port.unfound())),
  };
}

function namesOf(facets: SearchHelpRequest['connections']): string[] {
  const active = facets.flatMap((each) => Object.entries(each.facets));
  return [...new Set(active.flatMap(([name, values]) => (values.length > 0 ? [name] : [])))];
}

/**
 * `POST /search/help`: other searches that find something. A connection that the caller may not search has no hits, like
 * one that does not exist.
 */
export const searchHelpHandlers = defineHandlers({
  async getSearchHelp({ body: request, session, signal, timing }, services) {
    const { query, queryType, fields, connections, asTyped = false } = request;
    if (isTooLarge(request)) return [];
    const searchable = await connectionsOf(services.database, session);
    const asked = searchable.flatMap((connection) => {
      const own = connections.find((each) => each.connection === connection.id);
      return own === undefined ? [] : [{ connection, facets: own.facets }];
    });
    const ports = asked.map((each) => helpedConnection({ session, request, ...each }, services));
    const search = {
      question: { query, queryType, fields },
      isAsTyped: asTyped,
      facets: namesOf(connections),
    };
    return timing.measure('help', () => findHelp(search, together(ports), () => signal.aborted));
  },
});
