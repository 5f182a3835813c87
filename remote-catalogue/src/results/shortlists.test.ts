import { expect, test } from '@jest/globals';
import { publicationCodec, type SearchModule } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import * as v from 'valibot';
import type { FoundWork } from '../editions/group-editions.ts';
import type { ModuleEvent, ModuleState } from '../search/module/module-state.contract.ts';
import { firstModuleState, moduleStep } from '../search/module/module-step.ts';
import { withState } from '../search/search-atoms.ts';
import { selectionKey } from '../selection/selection.ts';
import { shortlists } from './shortlists.ts';

const CONNECTIONS = [0, 1, 2, 3];
const modules = CONNECTIONS.map(
  (connection): SearchModule => ({
    connection,
    module: connection,
    name: `Connection ${connection}`,
    actions: [],
    advancedFields: [],
  }),
);

type States = ReadonlyMap<number, ModuleState>;

function after(states: States, connection: number, event: ModuleEvent): States {
  const before = states.get(connection) ?? firstModuleState;
  return withState(states, connection, moduleStep(before, event));
}

const searching = CONNECTIONS.reduce(
  (states: States, connection) => after(states, connection, { kind: 'started', active: {} }),
  new Map(),
);

function answered(states: States, connection: number, titles: readonly string[]): States {
  const { sequence } = states.get(connection) ?? firstModuleState;
  const publications = titles.map((title, id) =>
    v.parse(publicationCodec.schema, { id, title, authors: ['Austen, Jane'] }),
  );
  const answer = { kind: 'results', total: titles.length, publications, facets: {} } as const;
  return after(states, connection, { kind: 'answered', sequence, answer });
}

/** For each card its records, the first of which it shows. */
const cardsOf = (works: readonly FoundWork[] = []) =>
  works.map((work) =>
    [work, ...work.others].map(({ module, publication }) =>
      selectionKey({ connection: module.connection, id: publication.id }),
    ),
  );

const titles = fc.array(fc.constantFrom('Emma', 'The Emma', 'Persuasion', 'A', 'B', 'C', 'D'), {
  maxLength: 12,
});

test('in each order of arrival a later answer adds to cards, and moves none that is shown [C2.524]', () => {
  fc.assert(
    fc.property(
      fc.shuffledSubarray(CONNECTIONS, { minLength: CONNECTIONS.length }),
      fc.tuple(titles, titles, titles, titles),
      (order, found) => {
        let states = searching;
        let shown = shortlists(modules, states, true);
        for (const connection of order) {
          states = answered(states, connection, found[connection] ?? []);
          const next = shortlists(modules, states, true);
          for (const [before, works] of shown) {
            const cards = cardsOf(next.get(before));
            expect(cards).toHaveLength(works.length);
            for (const [at, records] of cardsOf(works).entries()) {
              expect(cards[at]?.slice(0, records.length)).toEqual(records);
            }
          }
          shown = next;
        }
        const records = [...shown.values()].flatMap(cardsOf).flat();
        expect(new Set(records).size).toBe(records.length);
      },
    ),
  );
});

test('a module that is searched again comes after those that are shown [C2.524]', () => {
  let states = answered(answered(searching, 0, ['Emma']), 1, ['Emma']);
  expect(cardsOf(shortlists(modules, states, true).get(0))).toEqual([['0/0', '1/0']]);
  states = after(states, 0, { kind: 'started', active: {} });
  expect(cardsOf(shortlists(modules, states, true).get(1))).toEqual([['1/0']]);
  states = answered(states, 0, ['Emma', 'Persuasion']);
  const shown = shortlists(modules, states, true);
  expect(cardsOf(shown.get(1))).toEqual([['1/0', '0/0']]);
  expect(cardsOf(shown.get(0))).toEqual([['0/1']]);
});
