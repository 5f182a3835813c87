import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { endpoints } from '@leeszaal/shared-contracts';
import type { LightMyRequestResponse } from 'fastify';
import { makeEmbedCredential } from '../embed/embed-credentials.ts';
import { accountOfPerson } from '../embed/embed-people.ts';
import { signAccessToken } from '../session/access-token.ts';
import {
  type AccessRow,
  CALLERS,
  type Caller,
  printedLine,
  readAccessTable,
} from '../testing/access/access-table.ts';
import { addressOf, CALLS, type Call } from '../testing/access/asks.ts';
import { northernState, pageOf, renewHoldings } from '../testing/access/holdings.ts';
import { MARKS, openTwoLibraries, type TwoLibraries } from '../testing/access/two-libraries.ts';
import type { TestLogin } from '../testing/fixtures.ts';

/*
 * Every call by every role, on the real server, against the table of `docs/roles.md`. All addresses refer to the
 * northern library; *elsewhere* is a person with every right at the southern one.
 */

// Starts threads, which is slow on a busy machine.
jest.setTimeout(60_000);

const BROWSER = 'a-browser';
const ACCOUNTS: Readonly<Record<Exclude<Caller, 'no token' | 'public' | 'embed'>, TestLogin>> = {
  'no access': 'outsider',
  none: 'none',
  anonymous: 'anonymous',
  user: 'user',
  admin: 'admin',
  superadmin: 'superadmin',
  elsewhere: 'superadmin',
};

/** Calls whose responses contain words of the library. */
const TELLING = [
  'GET /client/settings',
  'POST /client/settings',
  'GET /client/logo',
  'GET /client/statements',
  'PUT /client/statements/{statement}/{language}',
  'GET /client/mail-texts',
  'PUT /client/mail-texts/{mail}/{language}',
  'POST /search',
  'POST /search/suggestions',
  'GET /search/detail',
  'POST /citations',
  'POST /search/moduleinfo',
  'GET /search/acquisitions',
  'GET /publications',
  'GET /shop/books',
  'POST /shop/order',
  'GET /bookshelf',
  'GET /bookshelf/{id}',
  'GET /publications/{pubKey}',
  'GET /appearances/{docKey}',
  'GET /appearances/{docKey}/toc',
  'GET /appearances/{docKey}/search',
  'GET /appearances/{docKey}/{file*}, a chapter',
  'GET /appearances/{docKey}/{file*}, what it shows',
  'GET /publications/{pubKey}/open',
  'GET /documents/{docKey}/open',
  'GET /waiting-places',
  'GET /documents/{docKey}/place',
  'GET /admin/audit',
  'GET /admin/audit/export',
  'GET /admin/orders/export',
  'GET /embed/credentials',
  'GET /connections',
  'PUT /connections/{id}',
  'GET /identity-providers',
  'GET /people',
  'PUT /people/{id}',
  'GET /people/export',
  'GET /people/{id}/export',
  'GET /clients',
];

/** Facts about the whole portal that superadmins of every library get (decisions 108). */
const OF_PORTAL = ['GET /clients'];

const table = readAccessTable(
  await readFile(new URL('../../../docs/roles.md', import.meta.url), 'utf8'),
);
const measured = new Map<string, AccessRow>();

let libraries: TwoLibraries;
/** The account of a person in the northern institution's page. */
let embedded: number;
beforeAll(async () => {
  libraries = await openTwoLibraries();
  embedded = await libraries.server.database.transaction((transaction) =>
    accountOfPerson(transaction, 'north', { id: 'p-1', name: 'Petra Page' }),
  );
});
afterAll(async () => {
  await libraries.close();
  const lines = [...measured].map(([label, row]) =>
    printedLine(
      label,
      CALLERS.map((who) => row[who]),
    ),
  );
  process.stdout.write(`\n${[printedLine('Who may call what', CALLERS), ...lines].join('\n')}\n`);
});

async function embedToken(): Promise<string> {
  const { database, services } = libraries.server;
  const made = await makeEmbedCredential(database, { client: 'north', label: 'matrix' });
  const claims = { kind: 'embed', client: 'north', credential: made.id } as const;
  const person = { sub: `user:${embedded}`, user: embedded };
  return signAccessToken(services.secrets, { ...claims, ...person }, 60);
}

async function tokenOf(caller: Caller): Promise<string | undefined> {
  const { server } = libraries;
  if (caller === 'no token') return undefined;
  if (caller === 'public') return server.publicToken(BROWSER);
  if (caller === 'embed') return embedToken();
  return server.tokenOf(ACCOUNTS[caller], caller === 'elsewhere' ? 'south' : 'north');
}

/** A call for holdings at the northern library, with any token. */
async function prepare(call: Call, holder: TestLogin, subject?: string) {
  const { server } = libraries;
  const asked = await call.make(await renewHoldings(libraries, holder, subject), server);
  const form = asked.body instanceof FormData ? new Response(asked.body) : undefined;
  const sent = form
    ? {
        body: Buffer.from(await form.arrayBuffer()),
        headers: { 'content-type': form.headers.get('content-type') ?? '' },
      }
    : { ...(asked.body && { body: asked.body }), headers: {} };
  return (
    token: string | undefined,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<LightMyRequestResponse> =>
    server.call(call.endpoint.method, addressOf(call, asked), {
      ...(token !== undefined && { token }),
      ...sent,
      headers: { ...sent.headers, ...headers },
    });
}

/** Whose holdings a caller gets, and under which name they read. */
function holderOf(caller: Caller): readonly [login: TestLogin, subject?: string] {
  if (caller === 'no token') return ['user'];
  if (caller === 'public') return ['user', `public:${BROWSER}`];
  if (caller === 'embed') return ['user', `user:${embedded}`];
  return [ACCOUNTS[caller]];
}

async function askAs(call: Call, caller: Caller): Promise<LightMyRequestResponse> {
  const make = await prepare(call, ...holderOf(caller));
  const headers = caller === 'embed' ? { origin: pageOf(MARKS.north) } : {};
  return make(await tokenOf(caller), headers);
}

const isFine = ({ statusCode }: LightMyRequestResponse) => statusCode >= 200 && statusCode < 300;

/** Whether a response is empty, or reports a missing thing in its body. */
function saysNothing(answer: LightMyRequestResponse): boolean {
  if (!String(answer.headers['content-type']).includes('json')) return false;
  const said = answer.json();
  if (Array.isArray(said)) return said.every((entry) => 'error' in entry);
  return said === null || said.totalAmount === 0;
}

function cellOf(caller: Caller, answer: LightMyRequestResponse): string {
  if (!isFine(answer)) return String(answer.statusCode);
  if (caller !== 'elsewhere') return 'yes';
  return saysNothing(answer) ? 'nothing' : 'own';
}

describe('who may call what', () => {
  it('is written down for every call, and for nothing else [C6.6]', () => {
    expect([...table.keys()].sort()).toEqual(CALLS.map(({ label }) => label).sort());
    const asked = new Set(CALLS.map(({ endpoint }) => endpoint.name));
    expect([...asked].sort()).toEqual(Object.keys(endpoints).sort());
  });

  it.each(CALLS)('$label answers everybody as the table says [C6.6]', async (call) => {
    const cells: Partial<Record<Caller, string>> = {};
    for (const caller of CALLERS) cells[caller] = cellOf(caller, await askAs(call, caller));
    measured.set(call.label, cells as AccessRow);
    expect(cells).toEqual(table.get(call.label));
  });

  it.each(CALLS.filter(({ endpoint }) => endpoint.access !== 'public'))(
    '$label needs a token that is valid [C6.6]',
    async (call) => {
      const make = await prepare(call, 'user');
      const answer = await make('no.such.token');
      expect(answer.statusCode).toBe(401);
      expect(answer.headers['www-authenticate']).toBe('Bearer');
    },
  );
});

describe('another library', () => {
  it.each(CALLS)('is told nothing by $label, and changes nothing [C6.7]', async (call) => {
    const { server } = libraries;
    // The same person at their other library, and a person of that library only.
    for (const [login, holder] of [
      ['superadmin', 'superadmin'],
      ['user2', 'user'],
    ] as const) {
      const token = await server.tokenOf(login, 'south');
      const make = await prepare(call, holder);
      const state = () => northernState(server.database, login === holder ? holder : undefined);
      const before = await state();
      const answer = await make(token);
      const told = answer.rawPayload.toString('utf8') + JSON.stringify(answer.headers);
      const isOfPortal = OF_PORTAL.includes(call.label) && login === 'superadmin';
      if (!isOfPortal) expect(told.toLowerCase()).not.toContain(MARKS.north);
      expect(await state()).toEqual(before);
    }
  });

  it('would be noticed: the same calls tell the library’s own people of its things [C6.7]', async () => {
    const telling: string[] = [];
    for (const call of CALLS) {
      const answer = await askAs(call, 'superadmin');
      if (answer.rawPayload.includes(MARKS.north)) telling.push(call.label);
    }
    expect(telling).toEqual(TELLING);
  });
});
