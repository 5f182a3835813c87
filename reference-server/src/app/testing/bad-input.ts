import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { type Endpoint, endpoints } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import {
  allowOrigins,
  basic,
  type Institution,
  NORTHERN_PAGE,
  openInstitution,
} from '../../embed/testing/embed-library.ts';
import { SERVICE_BASES } from '../../endpoints/route-endpoints.ts';
import { createTestServer, type TestServer } from '../../testing/test-server.ts';

/* Random input to any endpoint, by any caller, gets a specified response or a clear 4xx, never a 500. */

const all = Object.entries(endpoints) as unknown as [string, Endpoint][];

const NASTY = [
  '',
  ' ',
  '0',
  '-1',
  '1e309',
  '9007199254740993',
  '99999999999999999999999999',
  'NaN',
  'null',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '../../etc/passwd',
  '..%2f..%2f',
  '%',
  '%zz',
  "' or 1=1 --",
  '<script>',
  '{"$gt":""}',
  '*',
  '"',
  '(((((((((((',
  '\\',
  'é'.repeat(50),
  'x'.repeat(5000),
];
const text = fc.oneof(fc.constantFrom(...NASTY), fc.string({ unit: 'binary', maxLength: 40 }));

const PROVIDER = {
  ...{ name: 'Campus', isActive: true, defaultRole: 'user', linksByEmail: false, secret: 's' },
  settings: {
    ...{ kind: 'ldap', address: 'ldaps://directory.example', startTls: true, authorities: '' },
    ...{ bindDn: 'cn=search', base: 'dc=example', filter: '(uid={login})' },
    ...{ subjectAttribute: 'entryUUID', nameAttribute: 'cn', emailAttribute: 'mail' },
    ...{ groupBase: 'ou=groups', groupFilter: '(member={dn})' },
  },
  rules: [{ claim: 'groups', value: 'staff', role: 'admin' }],
};

/** Valid request bodies, of which one part is then replaced. */
const BODIES: Readonly<Record<string, object>> = {
  search: {
    query: 'letters',
    queryType: 0,
    fields: [{ name: 'title', value: 'letters', mode: 1, operator: 0 }],
    paginationOptions: { page: 1, resultsPerPage: 20 },
    facets: { authors: ['Someone'] },
    sorting: ['score desc'],
    connections: [0],
  },
  getSearchHelp: {
    query: 'letters',
    queryType: 0,
    fields: [{ name: 'title', value: 'letters', mode: 1, operator: 0 }],
    asTyped: true,
    connections: [{ connection: 0, facets: { authors: ['Someone'] } }],
  },
  getCitations: {
    publications: [{ connectionId: 0, publicationId: 1 }],
    form: 'apa',
    language: 'fr',
  },
  getAvailability: { pubKeys: ['pub-letters', 'pub-other'] },
  takeWaitingPlace: { mailIn: 'nl' },
  getSuggestions: { text: 'letters', connections: [0] },
  switchClient: { target: 'north' },
  saveSettings: { defaultLanguage: 'nl', infotext: '{"ops":[]}', showCopyDocuments: true },
  saveStatement: { text: '{"ops":[{"insert":"x\\n"}]}' },
  saveMailText: { text: { subject: 'A mail', body: '{link}' } },
  createBookshelf: { name: 'Shelf' },
  renameBookshelf: { name: 'Shelf' },
  shareBookshelf: { shared: true },
  addBookshelfItem: { item: { type: 'publication', data: { publicationId: 1, connectionId: 0 } } },
  setSearchAlert: { frequency: 'weekly', language: 'de' },
  requestPublication: {
    requesterName: 'A',
    requesterEmail: 'a@b',
    publicationId: 1,
    connectionId: 0,
    language: 'en',
  },
  getCatalogueToken: { publicationId: 1, connectionId: 0 },
  saveReadingPlace: { file: '1.pdf', position: '1.pdf', page: 1, fraction: 0.5, savedAt: 1000 },
  createEmbedToken: {
    person: { id: 'p', name: 'P', email: 'p@example.org' },
    origins: ['https://www.north.example'],
    docKey: 'doc-1',
    seconds: 60,
  },
  createEmbedCredential: { label: 'Server' },
  addPerson: { name: 'P', email: 'p@example.org', role: 'user' },
  changePerson: { role: 'user', isActive: true },
  addPortalClient: {
    ...{ name: 'Library', email: 'desk@new.example', languages: ['nl', 'en'] },
    ...{ connections: [0, 1], hasOwnConnections: true },
    administrator: { name: 'P', email: 'p@example.org' },
  },
  changePortalClient: { name: 'South', email: 'desk@south.example', isActive: false },
  addIdentityProvider: PROVIDER,
  changeIdentityProvider: PROVIDER,
  changeConnection: { searchedBy: 'patrons', readBy: 'staff' },
  placeOrder: { isbns: ['9780000000000'], language: 'en' },
};

const junk = fc.oneof(
  text,
  fc.jsonValue({ maxDepth: 4 }),
  fc.constantFrom(-1, 1e308, 2 ** 53, 0.5),
);

/** The value with junk in place of one part, at any depth. */
function spoiled(value: unknown): fc.Arbitrary<unknown> {
  if (typeof value !== 'object' || value === null) return junk;
  const parts = Object.entries(value).map(([key, part]) =>
    spoiled(part).map((bad) =>
      Array.isArray(value)
        ? value.map((each, index) => (String(index) === key ? bad : each))
        : { ...value, [key]: bad },
    ),
  );
  return fc.oneof(junk, ...parts);
}

const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;

const bodyOf = (name: string): fc.Arbitrary<{ payload: Buffer | string; type: string }> =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: spoiled(BODIES[name] ?? {}).map((body) => ({
        payload: JSON.stringify(body) ?? '',
        type: 'application/json',
      })),
    },
    fc.record({
      payload: fc.oneof(
        fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)),
        fc.constantFrom('{', '"', '[1,', nested(20_000), '{"a":'.repeat(5000), '\ufeff{}'),
      ),
      type: fc.constantFrom(
        'application/json',
        'application/json; charset=latin1',
        'text/plain',
        'multipart/form-data',
        'multipart/form-data; boundary=x',
        'application/x-www-form-urlencoded',
        'nonsense',
        '',
      ),
    }),
  );

const KNOWN = ['licenseKey', 'query', 'from', 'amount', 'connectionId', 'publicationId', 'page'];
const MORE_KNOWN = ['pageIndex', 'limitdays', 'limitamount', 'context', 'contextOption', 'filters'];
const queryString = fc.oneof(
  fc
    .array(fc.tuple(fc.oneof(fc.constantFrom(...KNOWN, ...MORE_KNOWN), text), text), {
      maxLength: 4,
    })
    .map((pairs) => pairs.map(([name, value]) => `${encode(name)}=${encode(value)}`).join('&')),
  fc.constantFrom('%', '%ff=%fe', '&&&', '=', '?', 'a[b]=c', 'licenseKey=a&licenseKey=b'),
);

/** As in browsers, which replace a lone surrogate. */
const encode = (value: string) => encodeURIComponent(value.toWellFormed());

/** URL parsers resolve dot segments, which leads to another endpoint. */
const DOTS = /^(?:\.|%2e){1,2}$/i;

const ID = fc.oneof(
  fc.constantFrom('1', 'pub-1', 'doc-1', 'letters', '0'),
  text.map(encode).filter((id) => !DOTS.test(id)),
  fc.constantFrom('%', '%ff', '%2e%2e%2f', '%00', '..;'),
);

function requestTo(name: string, endpoint: Endpoint): fc.Arbitrary<InjectOptions> {
  const slots = endpoint.path.match(/\{\w+\*?\}/g) ?? [];
  return fc
    .record({
      ids: fc.array(ID, { minLength: slots.length, maxLength: slots.length }),
      query: queryString,
      body: bodyOf(name),
      key: fc.option(fc.string({ maxLength: 300 })),
    })
    .map(({ ids, query, body, key }) => {
      const path = ids.reduce((left, id) => left.replace(/\{\w+\*?\}/, () => id), endpoint.path);
      const takesBody = endpoint.method === 'POST' || endpoint.method === 'PUT';
      return {
        method: endpoint.method,
        url: `${SERVICE_BASES[endpoint.service]}${path}?${query}`,
        ...(takesBody && { payload: body.payload }),
        headers: {
          ...(takesBody && body.type !== '' && { 'content-type': body.type }),
          ...(key !== null && { 'idempotency-key': printable(key) }),
        },
      };
    });
}

/** Characters that a header may contain. */
const printable = (value: string) => value.replaceAll(/[^\x20-\x7e]/g, '?');

/** A token of an embedded reader that opens one document only, which is gone. */
async function narrowToken(
  { database }: TestServer,
  institution: Pick<Institution, 'token'>,
): Promise<string> {
  await database.query(
    `insert into appearances (doc_key, pub_key, format, mime_type, file_sha256, page_count,
       metadata, contents, structure)
     values ('doc-1', 'pub-letters', 'pdf', 'application/pdf', 'doc-1', 1, '{}', '[]', '{}')`,
  );
  const token = await institution.token({ docKey: 'doc-1' });
  await database.query('delete from appearances');
  return token;
}

/**
 * Registers a test of every endpoint. Call in a `describe`.
 *
 * @param runs how many requests each endpoint gets
 */
export function testBadInput(runs: number): void {
  let server: TestServer;
  let authorizations: (string | undefined)[];
  beforeAll(async () => {
    server = await createTestServer();
    await allowOrigins(server, 'north', [NORTHERN_PAGE]);
    const institution = await openInstitution(server, 'north');
    const tokens = [
      'no.such.token',
      await server.tokenOf('user'),
      await server.tokenOf('admin'),
      await server.tokenOf('superadmin'),
      await institution.token(),
      await narrowToken(server, institution),
    ];
    authorizations = [undefined, ...tokens.map((token) => `Bearer ${token}`), basic(institution)];
  });
  afterAll(() => server.close());

  it.each(all)('%s answers it with a clear 4xx, or as if it were fine', async (name, endpoint) => {
    await fc.assert(
      fc.asyncProperty(requestTo(name, endpoint), fc.nat({ max: 7 }), async (request, who) => {
        const authorization = authorizations[who];
        const { statusCode, body } = await server.app.inject({
          ...request,
          headers: {
            ...request.headers,
            origin: NORTHERN_PAGE,
            ...(authorization !== undefined && { authorization }),
          },
        });
        if (statusCode >= 500) throw new Error(`${statusCode}: ${body.slice(0, 300)}`);
        if (statusCode >= 400) expect(body.length).toBeGreaterThan(0);
      }),
      { numRuns: runs },
    );
  });
}
