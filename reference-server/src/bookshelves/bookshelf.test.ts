import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { createTestServer, type TestServer } from '../testing/test-server.ts';

const PUBLICATION = { type: 'publication', data: { publicationId: 1, connectionId: 0 } };
const SEARCH = { type: 'query', data: { query: 'letters', queryType: 0, connection: 0 } };

describe('bookshelves', () => {
  let server: TestServer;
  let author: string;
  let colleague: string;
  let stranger: string;
  let shelf: number;

  beforeAll(async () => {
    server = await createTestServer();
    author = await server.tokenOf('user');
    colleague = await server.tokenOf('admin');
    stranger = await server.tokenOf('user2');
  });
  beforeEach(async () => {
    await server.database.query('delete from bookshelves', []);
    const made = await server.call('POST', '/api/bookshelf', {
      token: author,
      body: { name: ' To read ' },
    });
    shelf = made.json().id;
  });
  afterAll(() => server.close());

  const add = (item: unknown, token = author) =>
    server.call('POST', `/api/bookshelf/${shelf}/add`, { token, body: { item } });
  const read = async (token = author) => server.call('GET', `/api/bookshelf/${shelf}`, { token });
  const share = (shared: boolean, token = author) =>
    server.call('PUT', `/api/bookshelf/${shelf}/sharing`, { token, body: { shared } });

  it('are made, renamed and taken away by their author [C2.173 C7.24]', async () => {
    const [mine] = (await server.call('GET', '/api/bookshelf', { token: author })).json();
    expect(mine).toMatchObject({ id: shelf, name: 'To read', items: [] });
    const me = (await server.call('GET', '/api/user/me', { token: author })).json();
    expect(mine.authorId).toBe(me.id);
    const renamed = await server.call('PUT', `/api/bookshelf/${shelf}`, {
      token: author,
      body: { name: 'Read' },
    });
    expect(renamed.statusCode).toBe(204);
    expect((await read()).json().name).toBe('Read');
    await server.call('DELETE', `/api/bookshelf/${shelf}`, { token: author });
    expect((await read()).statusCode).toBe(404);
  });

  it('hold searches and publications, each once, in the order they came [C3.8 C7.24]', async () => {
    for (const item of [PUBLICATION, SEARCH, PUBLICATION]) {
      expect((await add(item)).statusCode).toBe(204);
    }
    const sameSearch = { type: 'query', data: { connection: 0, query: 'letters' } };
    await add(sameSearch);
    const { items } = (await read()).json();
    expect(items).toEqual([
      { id: expect.any(Number), ...PUBLICATION },
      { id: expect.any(Number), ...SEARCH },
    ]);
    const gone = await server.call('DELETE', `/api/bookshelf/${shelf}/${items[0].id}`, {
      token: author,
    });
    expect(gone.statusCode).toBe(204);
    expect((await read()).json().items).toHaveLength(1);
    const again = await server.call('DELETE', `/api/bookshelf/${shelf}/${items[0].id}`, {
      token: author,
    });
    expect(again.statusCode).toBe(404);
  });

  it('are numbered at random, whatever number is taken [C2.179]', async () => {
    expect(Number.isSafeInteger(shelf)).toBe(true);
    const numbers = await server.database.query<{ number: number }>(
      'select random_shelf_number() as number from generate_series(1, 200)',
      [],
    );
    expect(new Set(numbers.map(({ number }) => number)).size).toBe(200);
    // Each bit varies: no part of a number is fixed.
    const bits = numbers.map(({ number }) => number.toString(2).padStart(53, '0'));
    for (let bit = 0; bit < 53; bit += 1) {
      expect(new Set(bits.map((text) => text[bit])).size).toBe(2);
    }
    await server.database.query(
      `create sequence tries;
       alter table bookshelves alter column number
         set default case when nextval('tries') < 3 then ${shelf} else 7000000000000007 end`,
    );
    const body = { name: 'Next' };
    const made = await server.call('POST', '/api/bookshelf', { token: author, body });
    await server.database.query(
      `alter table bookshelves alter column number set default random_shelf_number();
       drop sequence tries`,
    );
    expect(made.json()).toMatchObject({ id: 7000000000000007, shared: false });
  });

  it('are private until their author shares them, and again after that [C2.179]', async () => {
    const nothing = await server.call('GET', '/api/bookshelf/5', { token: colleague });
    expect(nothing.statusCode).toBe(404);
    const change = { token: colleague, body: { name: 'Mine now' } };
    const isHidden = async () => {
      const answers = [
        await read(colleague),
        await share(true, colleague),
        await server.call('PUT', `/api/bookshelf/${shelf}`, change),
        await add(SEARCH, colleague),
      ];
      for (const answer of answers) {
        expect([answer.statusCode, answer.json()]).toEqual([404, nothing.json()]);
      }
    };
    expect((await read()).json().shared).toBe(false);
    await isHidden();
    expect((await share(true)).statusCode).toBe(204);
    expect((await read(colleague)).json()).toMatchObject({ id: shelf, shared: true });
    expect((await read(stranger)).json()).toEqual(nothing.json());
    expect((await share(false, colleague)).statusCode).toBe(403);
    await share(false);
    await isHidden();
  });

  it('take an item back at the place that it had [C2.177]', async () => {
    const search = (query: string) => ({
      type: 'query',
      data: { query, queryType: 0, connection: 0 },
    });
    const order = async () =>
      (await read()).json().items.map((item: { data: { query: string } }) => item.data.query);
    const idOf = async (index: number) => (await read()).json().items[index].id;
    const put = async (query: string, before?: number) =>
      server.call('POST', `/api/bookshelf/${shelf}/add`, {
        token: author,
        body: { item: search(query), before },
      });
    for (const query of ['a', 'b', 'c', 'd']) await put(query);
    // Twice, since the first insertion has moved the places.
    for (const [index, query] of [
      [1, 'b'],
      [0, 'a'],
      [1, 'b'],
    ] as const) {
      const next = await idOf(index + 1);
      const gone = `/api/bookshelf/${shelf}/${await idOf(index)}`;
      await server.call('DELETE', gone, { token: author });
      expect((await put(query, next)).statusCode).toBe(204);
      expect(await order()).toEqual(['a', 'b', 'c', 'd']);
    }
    await put('e');
    await put('f', 999_999);
    expect(await order()).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  });

  it('are read by a colleague, and changed by their author alone [C2.173 C7.24]', async () => {
    await share(true);
    expect((await read(colleague)).statusCode).toBe(200);
    expect((await add(PUBLICATION, colleague)).statusCode).toBe(403);
    const body = { name: 'Mine now' };
    const url = `/api/bookshelf/${shelf}`;
    expect((await server.call('PUT', url, { token: colleague, body })).statusCode).toBe(403);
    expect((await server.call('DELETE', url, { token: colleague })).statusCode).toBe(403);
    expect((await server.call('DELETE', `${url}/1`, { token: colleague })).statusCode).toBe(403);
  });

  it('are not there for another library', async () => {
    expect((await read(stranger)).statusCode).toBe(404);
    expect((await add(PUBLICATION, stranger)).statusCode).toBe(404);
    const there = await server.tokenOf('user', 'south');
    expect((await server.call('GET', '/api/bookshelf', { token: there })).json()).toEqual([]);
  });

  it.each([
    [{ type: 'publication', data: { publicationId: 99, connectionId: 0 } }, 404],
    [{ type: 'publication', data: { publicationId: 1, connectionId: 3 } }, 404],
    [{ type: 'query', data: { query: 'x', connection: 3 } }, 400],
    [{ type: 'query', data: { query: 'x', facets: { authors: ['y'] } } }, 400],
    [{ type: 'query', data: { query: 'x\u0000' } }, 400],
    [{ type: 'publication', data: { publicationId: 3e9, connectionId: 0 } }, 400],
    [{ type: 'other' }, 400],
    [undefined, 400],
  ])('take nothing that is not there or makes no sense: %j', async (item, status) => {
    expect((await add(item)).statusCode).toBe(status);
    expect((await read()).json().items).toEqual([]);
  });

  it.each(['', '   ', 'x'.repeat(201)])('need a name: %.5s [C5.21]', async (name) => {
    const answer = await server.call('POST', '/api/bookshelf', { token: author, body: { name } });
    expect(answer.statusCode).toBe(400);
  });
});
