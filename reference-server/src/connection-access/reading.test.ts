import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  it,
  jest,
} from '@jest/globals';
import { READ_BY, type ReadBy } from '@leeszaal/shared-contracts';
import { openTwoLibraries, type TwoLibraries } from '../testing/access/two-libraries.ts';
import { CALLERS, type Caller, headersOf, tokensOfCallers } from './testing/callers.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(30_000);

const ACQUIRE = '/api/publications/pub-letters/license/acquire';

/** The answer to each caller, by who may read: `yes`, or the code of a 403. */
const ANSWERS: Record<ReadBy, Record<Caller, string>> = {
  anyone: {
    ...{ visitor: 'yes', none: 'yes', anonymous: 'yes', user: 'yes' },
    ...{ admin: 'yes', superadmin: 'yes', embed: 'yes', guest: 'yes' },
  },
  patrons: {
    ...{ visitor: 'sign-in-to-read', none: 'patrons-only', anonymous: 'patrons-only', user: 'yes' },
    ...{ admin: 'yes', superadmin: 'yes', embed: 'yes', guest: 'yes' },
  },
  staff: {
    ...{ visitor: 'sign-in-to-read', none: 'staff-only', anonymous: 'staff-only' },
    ...{ user: 'staff-only', admin: 'yes', superadmin: 'yes' },
    ...{ embed: 'staff-only', guest: 'staff-only' },
  },
};
const TABLE = READ_BY.flatMap((readBy) =>
  CALLERS.map((caller) => [readBy, caller, ANSWERS[readBy][caller]] as const),
);

describe('who may read', () => {
  let libraries: TwoLibraries;
  let tokens: ReadonlyMap<Caller, string>;
  beforeAll(async () => {
    libraries = await openTwoLibraries();
    tokens = await tokensOfCallers(libraries.server);
  });
  beforeEach(() => allow('north', 'anyone'));
  afterEach(() => libraries.server.database.query('delete from licences'));
  afterAll(() => libraries.close());

  /** Sets who may read in all connections of a library, or in one. */
  const allow = (client: string, readBy: ReadBy, connection: number | null = null) =>
    libraries.server.database.query(
      `update client_connections set read_by = $2
       where client_ref = $1 and ($3::integer is null or connection_id = $3)`,
      [client, readBy, connection],
    );

  async function ask(caller: Caller, url: string, method: 'GET' | 'PUT' = 'GET', body?: object) {
    const answer = await libraries.server.call(method, url, {
      token: tokens.get(caller) ?? '',
      headers: headersOf(caller),
      ...(body && { body }),
    });
    const text = answer.body;
    if (answer.statusCode < 300) return { told: 'yes', text };
    expect(answer.statusCode).toBe(403);
    return { told: answer.json().code ?? 'no code', text };
  }
  const keyOf = async (caller: Caller): Promise<string> =>
    JSON.parse((await ask(caller, ACQUIRE)).text).licenseKey;

  it.each(TABLE)('by %s: a loan of %s is answered %s [S2.70]', async (readBy, caller, told) => {
    await libraries.server.database.query('update licence_seats set seats = 1');
    await keyOf('superadmin');
    await allow('north', readBy);
    const full = await ask(caller, ACQUIRE);
    if (told !== 'yes') expect(full.told).toBe(told);
    const isNamed = told === 'yes' && ['user', 'admin', 'embed'].includes(caller);
    expect(full.text.includes('Sophie Super')).toBe(isNamed);
    await libraries.server.database.query('update licence_seats set seats = 1000');
    expect((await ask(caller, ACQUIRE)).told).toBe(told);
  });

  it.each(TABLE)('by %s: the files of %s are answered %s [S2.71]', async (readBy, caller, told) => {
    const { pdf, epub } = libraries;
    const key = await keyOf(caller);
    await allow('north', readBy);
    const lent = `licenseKey=${key}`;
    for (const url of [
      `/api/appearances/${pdf}/toc?${lent}`,
      `/api/appearances/${pdf}/search?${lent}&query=(*page*)`,
      `/api/appearances/${pdf}/print?${lent}&from=1&amount=1`,
      `/api/appearances/${pdf}/1.pdf?${lent}`,
      `/api/appearances/${pdf}/1.png`,
      `/api/appearances/${epub}/one.xhtml?${lent}`,
      `/api/documents/${pdf}/place`,
    ]) {
      expect([url, (await ask(caller, url)).told]).toEqual([url, told]);
    }
    const place = { file: '1.pdf', position: '1.pdf', page: 1, fraction: 0, savedAt: 1 };
    expect((await ask(caller, `/api/documents/${pdf}/place`, 'PUT', place)).told).toBe(told);
    // Without a loan nothing is told of one.
    const { text } = await ask(caller, `/api/licenses/${key}/extend`);
    expect(text === '[]').toBe(told !== 'yes');
    expect((await ask(caller, `/api/licenses/${key}/release`)).told).toBe('yes');
  });

  it('counts the most permissive of the library’s connections, and no other library’s [S2.72]', async () => {
    await allow('north', 'staff', 0);
    expect((await ask('visitor', ACQUIRE)).told).toBe('yes');
    await allow('north', 'patrons', 1);
    expect((await ask('user', ACQUIRE)).told).toBe('yes');
    expect((await ask('visitor', ACQUIRE)).told).toBe('sign-in-to-read');
    const { database } = libraries.server;
    await database.query(
      `insert into client_connections (client_ref, connection_id, read_by) values ('south', 0, 'anyone')`,
    );
    expect((await ask('visitor', ACQUIRE)).told).toBe('sign-in-to-read');
    await database.query(
      `delete from client_connections where client_ref = 'south' and connection_id = 0`,
    );
  });

  it('does not count a connection that the person may not search [S2.73]', async () => {
    const { database } = libraries.server;
    await allow('north', 'patrons', 0);
    const search = (by: string) =>
      database.query(
        `update client_connections set searched_by = $1
         where client_ref = 'north' and connection_id = 1`,
        [by],
      );
    await search('patrons');
    expect((await ask('visitor', ACQUIRE)).told).toBe('sign-in-to-read');
    expect((await ask('guest', ACQUIRE)).told).toBe('yes');
    await search('anyone');
    expect((await ask('visitor', ACQUIRE)).told).toBe('yes');
  });
});
