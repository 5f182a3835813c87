import { describe, expect, jest, test } from '@jest/globals';
import type { SearchHelp } from '@leeszaal/shared-contracts';
import type { UnfoundWord } from '../lexicon/word-engine.contract.ts';
import { ALL_MS, QUESTION_MS } from './bounded-port.ts';
import { findHelp } from './find-help.ts';
import type { HelpedSearch, HelpPort, Question } from './help-port.contract.ts';

/** The searches that find something, by their query. */
type Found = Readonly<Record<string, number>>;

interface Told {
  readonly found?: Found;
  readonly corrected?: Found;
  /** By the names of the facets that are off and the fields of the rows that are left. */
  readonly unfiltered?: Found;
  readonly unfound?: readonly UnfoundWord[];
}

const asked = (question: Partial<Question>, more: Partial<HelpedSearch> = {}): HelpedSearch => ({
  question: { query: '', queryType: 2, fields: [], ...question },
  isAsTyped: false,
  facets: [],
  ...more,
});

const row = (name: string, value: string, mode: 0 | 1 | 2 = 1, operator: 0 | 1 = 0) => ({
  name,
  value,
  mode,
  operator,
});

async function helpFor(
  search: HelpedSearch,
  { found = {}, corrected = {}, unfiltered = {}, unfound = [] }: Told,
  isOver = () => false,
) {
  const counted: string[] = [];
  const look = async (table: Found, key: string) => {
    counted.push(key);
    return table[key] ?? 0;
  };
  const port: HelpPort = {
    count: ({ query }) => look(found, query),
    countCorrected: ({ query, queryType }) => look(corrected, `${queryType} ${query}`),
    countUnfiltered: (fields, without) =>
      look(unfiltered, [...without, '|', ...fields.map(({ name }) => name)].join(' ')),
    unfound: async () => unfound,
  };
  return { helps: await findHelp(search, () => port, isOver), counted };
}

const told = (helps: readonly SearchHelp[]) =>
  helps.map(({ kind, question, total }) => [kind, question.query, total]);

describe('fewer words', () => {
  test('words that do not occur are left out together, and the others corrected [S2.305]', async () => {
    const { helps, counted } = await helpFor(asked({ query: 'Xyzzy Pride prejudise, plugh' }), {
      found: { 'Pride prejudice,': 2 },
      unfound: [
        { typed: 'xyzzy', correction: undefined },
        { typed: 'prejudise', correction: 'prejudice' },
        { typed: 'plugh', correction: undefined },
      ],
    });
    expect(helps).toEqual([
      {
        kind: 'fewer',
        question: { query: 'Pride prejudice,', queryType: 2, fields: [] },
        withoutFacets: [],
        leftOut: ['Xyzzy', 'plugh'],
        total: 2,
      },
    ]);
    expect(counted).toHaveLength(1);
  });

  test('else one word is left out; the three with most hits are answered [S2.305 S2.307]', async () => {
    const { helps } = await helpFor(asked({ query: 'a1 b2 c3 d4' }), {
      found: { 'b2 c3 d4': 1, 'a1 c3 d4': 3, 'a1 b2 d4': 2, 'a1 b2 c3': 9 },
    });
    expect(told(helps)).toEqual([
      ['fewer', 'a1 b2 c3', 9],
      ['fewer', 'a1 c3 d4', 3],
      ['fewer', 'a1 b2 d4', 2],
    ]);
  });

  test('else all words but one [S2.305]', async () => {
    const { helps } = await helpFor(asked({ query: 'kafka camus -film austen' }), {
      found: { kafka: 4, austen: 6 },
    });
    expect(helps).toMatchObject([
      { question: { query: 'austen' }, leftOut: ['kafka', 'camus', '-film'], total: 6 },
      { question: { query: 'kafka' }, total: 4 },
    ]);
  });

  test.each(['kafka', 'kafka -film', 'the kafka', '"franz kafka"', '%'])(
    'of %s no search without wanted words is left [S2.305]',
    async (query) => {
      const { counted } = await helpFor(asked({ query }), {});
      expect(counted.filter((each) => !each.includes('kafka'))).toEqual([]);
    },
  );
});

test('filters are taken off one by one and together, if that finds something [S2.301 S2.307]', async () => {
  const fields = [row('title', 'sea'), row('authors', 'melville')];
  const search = asked({ query: 'whale', fields }, { facets: ['language', 'form'] });
  const unfiltered = { 'language form |': 9, 'form | title authors': 2, '| authors': 3 };
  const { helps } = await helpFor(search, { unfiltered });
  expect(helps).toMatchObject([
    { kind: 'facet', withoutFacets: ['form'], question: { fields }, total: 2 },
    { kind: 'row', row: 0, withoutFacets: [], question: { fields: [fields[1]] }, total: 3 },
    {
      kind: 'unfiltered',
      withoutFacets: ['language', 'form'],
      question: { query: 'whale', fields: [] },
      total: 9,
    },
  ]);
  const without = await helpFor(search, { unfiltered: { 'form | title authors': 2 } });
  expect(without.helps).toEqual([]);
});

test('a search of rows alone keeps them, and a single filter is told once [S2.301]', async () => {
  const fields = [row('title', 'sea')];
  const search = asked({ query: '*', fields }, { facets: ['form'] });
  const { helps } = await helpFor(search, { unfiltered: { 'form | title': 5 } });
  expect(helps).toMatchObject([{ kind: 'facet', question: { query: '*', fields }, total: 5 }]);
});

test('phrases as words, and words of fields in all fields [S2.302]', async () => {
  const { helps } = await helpFor(asked({ query: 'title:"white whale"' }), {
    found: { 'title:white whale': 1, '"white whale"': 2 },
  });
  expect(told(helps)).toEqual([
    ['unquoted', 'title:white whale', 1],
    ['everywhere', '"white whale"', 2],
  ]);
});

test('rows become words, but for excluding ones and alternatives [S2.302]', async () => {
  const fields = [row('title', ' Moby Dick '), row('keywords', 'film', 2)];
  const { helps } = await helpFor(asked({ query: 'whale', fields }), {
    found: { 'whale Moby Dick': 4 },
  });
  expect(helps).toMatchObject([{ kind: 'everywhere', question: { fields: [fields[1]] } }]);
  const alternatives = [row('title', 'moby'), row('authors', 'melville', 1, 1)];
  const other = await helpFor(asked({ query: '*', fields: alternatives }), {
    found: { 'moby melville': 4 },
  });
  expect(other.helps).toEqual([]);
});

test('the full text is offered where it was not searched [S2.303]', async () => {
  const corrected = { '2 walrus': 7 };
  const { helps } = await helpFor(asked({ query: 'walrus', queryType: 0 }), { corrected });
  expect(told(helps)).toEqual([['context', 'walrus', 7]]);
  expect((await helpFor(asked({ query: 'walrus' }), { corrected })).helps).toEqual([]);
});

test('corrected words are offered where they were searched as typed [S2.304]', async () => {
  const words = {
    found: { prejudice: 3 },
    unfound: [{ typed: 'prejudise', correction: 'prejudice' }],
  };
  const asTyped = asked({ query: 'prejudise' }, { isAsTyped: true });
  expect(told((await helpFor(asTyped, words)).helps)).toEqual([['corrected', 'prejudice', 3]]);
  expect((await helpFor(asked({ query: 'prejudise' }), words)).helps).toEqual([]);
});

test('ten questions at most are counted, and none after the caller has gone [S2.308]', async () => {
  const query = [...Array(30)].map((_, at) => `word${at}`).join(' ');
  const search = asked({ query, queryType: 0 }, { facets: ['form', 'language', 'authors'] });
  const unfiltered = { 'form language authors |': 1 };
  expect((await helpFor(search, { unfiltered })).counted).toHaveLength(10);
  let calls = 0;
  const isOver = () => {
    calls += 1;
    return calls > 2;
  };
  expect((await helpFor(search, { unfiltered }, isOver)).counted).toHaveLength(2);
});

describe('a count that fails or is slow', () => {
  const query = 'a1 b2 c3';
  const never = new Promise<never>(() => undefined);
  const failed = () => Promise.reject(new Error('no connection'));
  const portOf = (count: HelpPort['count']): HelpPort => ({
    count,
    countCorrected: async () => 0,
    countUnfiltered: async () => 0,
    unfound: async () => [],
  });

  test.each<[string, () => Promise<number>]>([
    ['fails', failed],
    ['never ends', () => never],
  ])('is left out when it %s, with the others kept [S2.347]', async (_how, bad) => {
    const port = portOf((question) => (question.query === 'b2 c3' ? bad() : Promise.resolve(7)));
    const helps = await findHelp(
      asked({ query }),
      () => port,
      () => false,
    );
    expect(told(helps)).toEqual([
      ['fewer', 'a1 c3', 7],
      ['fewer', 'a1 b2', 7],
    ]);
  });

  test('leaves the filters that are taken off one by one [S2.347]', async () => {
    const port: HelpPort = {
      ...portOf(async () => 0),
      countUnfiltered: (_fields, without) =>
        without.length > 1 ? failed() : Promise.resolve(without.length),
    };
    const search = asked({ query }, { facets: ['language', 'form'] });
    const helps = await findHelp(
      search,
      () => port,
      () => false,
    );
    expect(helps.map(({ withoutFacets }) => withoutFacets)).toEqual([['language'], ['form']]);
  });

  test('leaves the other questions when the words cannot be looked up [S2.347]', async () => {
    const port: HelpPort = { ...portOf(async () => 3), unfound: failed };
    expect(
      await findHelp(
        asked({ query }),
        () => port,
        () => false,
      ),
    ).toHaveLength(3);
  });

  test('fails the answer only if nothing was found [S2.347]', async () => {
    await expect(
      findHelp(
        asked({ query }),
        () => portOf(failed),
        () => false,
      ),
    ).rejects.toThrow('no connection');
  });

  test('is given up when its time is over, and only then [S2.347]', async () => {
    jest.useFakeTimers();
    const signals: AbortSignal[] = [];
    const answer = findHelp(
      asked({ query }),
      (givenUp) => {
        signals.push(givenUp);
        return portOf(() => never);
      },
      () => false,
    );
    await jest.advanceTimersByTimeAsync(QUESTION_MS - 1);
    expect(signals.at(-1)?.aborted).toBe(false);
    await jest.advanceTimersByTimeAsync(1);
    expect(signals.at(-2)?.aborted).toBe(true);
    await jest.advanceTimersByTimeAsync(ALL_MS);
    await answer;
    jest.useRealTimers();
  });

  test('ends the answer after four seconds [S2.348]', async () => {
    jest.useFakeTimers();
    const answer = findHelp(
      asked({ query: 'a1 b2 c3 d4' }),
      () => portOf(() => never),
      () => false,
    );
    await jest.advanceTimersByTimeAsync(ALL_MS);
    expect(await answer).toEqual([]);
    jest.useRealTimers();
  });
});
