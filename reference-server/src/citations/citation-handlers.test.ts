import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { CitationForm } from '@leeszaal/shared-contracts';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await createTestServer();
  token = await server.tokenOf('user');
});
afterAll(() => server.close());

/** The keys of the test library: connection and id. */
type Key = readonly [connectionId: number, publicationId: number];

function ask(form: CitationForm, keys: readonly Key[], as = token) {
  const publications = keys.map(([connectionId, publicationId]) => ({
    connectionId,
    publicationId,
  }));
  return server.call('POST', '/api/citations', {
    token: as,
    body: { publications, form, language: 'en' },
  });
}

it('cites publications of several connections in alphabetical order, each once [S2.192 S2.193]', async () => {
  const answer = await ask('chicago', [
    [0, 2],
    [2, 1],
    [0, 1],
    [0, 2],
  ]);
  expect(answer.json()).toEqual({
    entries: ['Letters', 'Letters from the north', 'Only on paper'].map((text) => [
      { text: 'A. Writer. ', isItalic: false },
      { text, isItalic: true },
      { text: '. n.d.', isItalic: false },
    ]),
    text: [
      'A. Writer. Letters. n.d.',
      'A. Writer. Letters from the north. n.d.',
      'A. Writer. Only on paper. n.d.',
    ].join('\n\n'),
    omitted: 0,
  });
});

it('writes files in the order of the request, with permanent addresses [S2.193]', async () => {
  const { entries, text } = (
    await ask('ris', [
      [0, 2],
      [0, 1],
    ])
  ).json();
  expect(entries).toEqual([]);
  expect(text.match(/^TI {2}- .*$/gm)).toEqual([
    'TI  - Only on paper',
    'TI  - Letters from the north',
  ]);
  expect(text).toMatch(/^UR {2}- http.*\/record\/0\/2$/m);
});

it('omits what the caller cannot find, and says how many [S2.194]', async () => {
  const keys: Key[] = [
    [0, 1],
    [0, 999],
    [0, 99_999_999_999],
    [3, 1],
    [77, 1],
  ];
  const answer = (await ask('csl-json', keys)).json();
  expect(JSON.parse(answer.text)).toHaveLength(1);
  expect(answer.omitted).toBe(4);
});

it('gives a visitor what a visitor finds [S2.194]', async () => {
  const change = (audience: string) =>
    server.database.query(
      'update client_connections set searched_by = $1 where connection_id = 0',
      [audience],
    );
  await change('patrons');
  const visitor = await ask('mla', [[0, 1]], await server.publicToken());
  const patron = await ask('mla', [[0, 1]]);
  await change('anyone');
  expect([visitor.json().omitted, patron.json().omitted]).toEqual([1, 0]);
});

it('takes 500 publications at once, and no more [S2.195]', async () => {
  const many = (count: number) => Array.from({ length: count }, (_, id): Key => [0, id + 1]);
  expect((await ask('bibtex', many(500))).json().omitted).toBe(498);
  expect((await ask('bibtex', many(501))).statusCode).toBe(400);
  expect((await ask('bibtex', [])).statusCode).toBe(400);
});
