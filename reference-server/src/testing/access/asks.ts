import { type Endpoint, type EndpointName, endpoints } from '@leeszaal/shared-contracts';
import { SERVICE_BASES } from '../../endpoints/route-endpoints.ts';
import { issueTokens } from '../../session/issue-tokens.ts';
import { beginSession } from '../../session/session-store.ts';
import { mintConfigObject } from '../../sso/config-objects.ts';
import { ssoKey } from '../../sso/sso-key.ts';
import type { TestServer } from '../test-server.ts';
import { type Holdings, providerChange } from './holdings.ts';

/** One valid call, for a caller with these holdings. */
export interface Ask {
  /** Path parameters. */
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string | number>>;
  readonly body?: object;
}

type Making = (holdings: Holdings, server: TestServer) => Ask | Promise<Ask>;

const APP = { appId: 'leeszaal' };
const RECORD = { connectionId: 0, publicationId: 1 };

const searchRequest = {
  query: '*',
  queryType: 0,
  fields: [],
  facets: {},
  paginationOptions: { page: 1, resultsPerPage: 20 },
  connections: [0],
};

/** The search finds something without its facet. */
const HELPED_SEARCH = {
  query: 'letters',
  queryType: 0,
  connections: [{ connection: 0, facets: { authors: ['Another'] } }],
};

const lent = ({ licenceKey }: Holdings) => ({ licenseKey: licenceKey });

/** A valid call for every endpoint: an authorised caller gets 2xx. */
const ASKS: Record<EndpointName, Making> = {
  getClient: () => ({}),
  getUser: () => ({}),
  getRole: () => ({}),
  switchClient: () => ({ body: { target: 'south' } }),
  getSettings: () => ({}),
  saveSettings: () => ({ body: { daysMarkedAsNew: 9 } }),
  getLogo: () => ({}),
  uploadLogo: () => ({ body: logoForm() }),
  deleteLogo: () => ({}),
  getStatements: () => ({}),
  saveStatement: () => ({
    params: { statement: 'storage', language: 'fr' },
    body: { text: '{"ops":[{"insert":"Another\\n"}]}' },
  }),
  getMailTexts: () => ({}),
  saveMailText: () => ({
    params: { mail: 'password', language: 'fr' },
    body: { text: { subject: 'Another', body: '{link}' } },
  }),
  search: () => ({ body: searchRequest }),
  getSearchHelp: () => ({ body: HELPED_SEARCH }),
  getAvailability: () => ({ body: { pubKeys: ['pub-letters'] } }),
  getSuggestions: () => ({ body: { text: 'writer' } }),
  getPublicationDetail: () => ({ query: RECORD }),
  getCitations: () => ({ body: { publications: [RECORD], form: 'ris', language: 'nl' } }),
  getSearchModules: () => ({}),
  getAcquisitions: () => ({}),
  getPublications: () => ({}),
  getShopBooks: () => ({}),
  placeOrder: () => ({ body: { isbns: ['9780000000019'], language: 'nl' } }),
  requestPublication: () => ({
    body: { ...RECORD, requesterName: 'N', requesterEmail: 'n@example.org', language: 'nl' },
  }),
  getCatalogueToken: () => ({ body: RECORD }),
  getBookshelves: () => ({}),
  createBookshelf: () => ({ body: { name: 'Another' } }),
  getBookshelf: ({ shelf }) => ({ params: { id: shelf } }),
  renameBookshelf: ({ shelf }) => ({ params: { id: shelf }, body: { name: 'Renamed' } }),
  shareBookshelf: ({ shelf }) => ({ params: { id: shelf }, body: { shared: true } }),
  deleteBookshelf: ({ shelf }) => ({ params: { id: shelf } }),
  addBookshelfItem: ({ shelf }) => ({
    params: { id: shelf },
    body: { item: { type: 'query', data: { query: 'x', queryType: 0 } } },
  }),
  deleteBookshelfItem: ({ shelf, item }) => ({ params: { id: shelf, itemId: item } }),
  getSearchAlerts: ({ shelf }) => ({ params: { id: shelf } }),
  setSearchAlert: ({ shelf, item }) => ({
    params: { id: shelf, itemId: item },
    body: { frequency: 'daily', language: 'nl' },
  }),
  getPublicationAppearances: () => ({ params: { pubKey: 'pub-letters' } }),
  getAppearance: ({ pdf }) => ({ params: { docKey: pdf } }),
  getContents: (own) => ({ params: { docKey: own.pdf }, query: lent(own) }),
  searchDocument: (own) => ({
    params: { docKey: own.pdf },
    query: { ...lent(own), query: '(*page*)' },
  }),
  printDocument: (own) => ({
    params: { docKey: own.pdf },
    query: { ...lent(own), from: 1, amount: 1 },
  }),
  getCover: ({ pdf }) => ({ params: { docKey: pdf } }),
  getPage: (own) => ({ params: { docKey: own.pdf, page: 1 }, query: lent(own) }),
  getPageIndex: (own) => ({ params: { docKey: own.pdf }, query: lent(own) }),
  getPageParts: (own) => ({
    params: { docKey: own.pdf, edition: own.edition },
    query: { ...lent(own), parts: '0' },
  }),
  getThumbnail: ({ pdf }) => ({ params: { docKey: pdf, page: 1 } }),
  getDocumentFile: (own) => ({ params: { docKey: own.epub, file: 'a.png' }, query: lent(own) }),
  acquireLicence: () => ({ params: { pubKey: 'pub-letters' } }),
  openPublication: () => ({ params: { pubKey: 'pub-letters' } }),
  openDocument: ({ pdf }) => ({ params: { docKey: pdf } }),
  getLicenceExpiry: (own) => ({ params: lent(own) }),
  extendLicence: (own) => ({ params: lent(own) }),
  releaseLicence: (own) => ({ params: lent(own) }),
  getWaitingPlaces: () => ({}),
  takeWaitingPlace: () => ({ params: { pubKey: 'pub-letters' }, body: { mailIn: 'nl' } }),
  leaveWaitingPlace: () => ({ params: { pubKey: 'pub-letters' } }),
  getReadingPlace: ({ pdf }) => ({ params: { docKey: pdf } }),
  saveReadingPlace: ({ pdf }) => ({
    params: { docKey: pdf },
    body: { file: '1.pdf', position: '1.pdf', page: 1, fraction: 0, savedAt: 1 },
  }),
  getAuditLog: () => ({}),
  exportAuditLog: () => ({}),
  exportOrders: () => ({}),
  reportRelease: () => ({ body: { remote: 'shop', release: 'none', outcome: 'loaded' } }),
  getReleases: () => ({}),
  createEmbedToken: () => ({ body: { person: { id: 'p-2', name: 'Paula Page' } } }),
  getEmbedCredentials: () => ({}),
  createEmbedCredential: () => ({ body: { label: 'Another' } }),
  revokeEmbedCredential: ({ credential }) => ({ params: { id: credential } }),
  getConnections: () => ({}),
  changeConnection: () => ({
    params: { id: 0 },
    body: { searchedBy: 'anyone', readBy: 'anyone' },
  }),
  getIdentityProviders: () => ({}),
  addIdentityProvider: () => ({ body: providerChange('Another') }),
  changeIdentityProvider: ({ provider }) => ({
    params: { id: provider },
    body: providerChange('Renamed'),
  }),
  removeIdentityProvider: ({ provider }) => ({ params: { id: provider } }),
  tryIdentityProvider: ({ provider }) => ({ params: { id: provider } }),
  getPeople: () => ({}),
  addPerson: () => ({ body: { name: 'New Person', email: 'new@example.org', role: 'user' } }),
  changePerson: ({ colleague }) => ({
    params: { id: colleague },
    body: { role: 'anonymous', isActive: false },
  }),
  importPeople: () => ({ body: peopleForm() }),
  exportPeople: () => ({}),
  exportPerson: ({ colleague }) => ({ params: { id: colleague } }),
  erasePerson: ({ colleague }) => ({ params: { id: colleague } }),
  sendPersonLink: ({ colleague }) => ({ params: { id: colleague } }),
  endPersonSessions: ({ colleague }) => ({ params: { id: colleague } }),
  getPersonSessions: ({ colleague }) => ({ params: { id: colleague } }),
  endPersonSession: ({ colleague, session }) => ({ params: { id: colleague, session } }),
  removeSecondFactor: ({ colleague }) => ({ params: { id: colleague } }),
  getPortalClients: () => ({}),
  addPortalClient: () => ({
    body: {
      ...{ name: 'New Library', email: 'desk@new.example', languages: ['nl'], connections: [] },
      hasOwnConnections: true,
      administrator: { name: 'New Person', email: 'new@example.org' },
    },
  }),
  changePortalClient: ({ closedClient }) => ({
    params: { ref: closedClient },
    body: { name: 'Renamed', email: 'desk@closed.example', isActive: false },
  }),
  exportPortalClient: ({ closedClient }) => ({ params: { ref: closedClient } }),
  removePortalClient: ({ closedClient }) => ({ params: { ref: closedClient } }),
  getPublicToken: () => ({ params: APP }),
  getConfigObjectToken: async (_own, { database }) => {
    const given = { client: 'north', userId: null, uses: 1, seconds: 60 };
    return { params: { ...APP, configObject: await mintConfigObject(database, given) } };
  },
  refreshTokens: async ({ userId }, { database, services }) => {
    const session = await beginSession(database, { userId, client: 'north', seconds: 60 });
    const { refreshToken = '' } = await issueTokens(session, services);
    const secret = ssoKey(services);
    const query = { appName: 'Leeszaal', client: 'north', secret, refresh_token: refreshToken };
    return { params: APP, query };
  },
};

function logoForm(): FormData {
  const form = new FormData();
  const bytes = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]);
  form.append('logo-file', new File([bytes], 'logo.png', { type: 'image/png' }));
  return form;
}

function peopleForm(): FormData {
  const form = new FormData();
  const table = 'name,email\nNew Person,new@example.org\n';
  form.append('people-file', new File([table], 'people.csv', { type: 'text/csv' }));
  return form;
}

/** One line of the table: an endpoint, and how it is asked. */
export interface Call {
  /** Method and path, as in `docs/behaviour.md`; the SSO service's with its base. */
  readonly label: string;
  readonly endpoint: Endpoint;
  readonly make: Making;
}

const labelOf = ({ service, method, path }: Endpoint): string =>
  `${method} ${service === 'sso' ? SERVICE_BASES.sso : ''}${path}`;

/** Calls of all endpoints; two for an EPUB's files, which differ (`docs/decisions.md` 68). */
export const CALLS: readonly Call[] = Object.entries(ASKS).flatMap(([name, make]) => {
  const endpoint = endpoints[name as EndpointName] as unknown as Endpoint;
  const call = { label: labelOf(endpoint), endpoint, make };
  if (name !== 'getDocumentFile') return [call];
  const chapter: Making = (own) => ({
    params: { docKey: own.epub, file: 'one.xhtml' },
    query: lent(own),
  });
  return [
    { ...call, label: `${call.label}, a chapter` },
    { ...call, label: `${call.label}, what it shows` },
  ].map((each, index) => (index === 0 ? { ...each, make: chapter } : each));
});

/** The address of a call. */
export function addressOf({ endpoint }: Call, { params = {}, query = {} }: Ask): string {
  const path = endpoint.path.replace(/\{(\w+)\*?\}/g, (_all, name) => String(params[name]));
  const search = new URLSearchParams(Object.entries(query).map(([name, of]) => [name, String(of)]));
  const address = SERVICE_BASES[endpoint.service] + path;
  return search.size === 0 ? address : `${address}?${search}`;
}
