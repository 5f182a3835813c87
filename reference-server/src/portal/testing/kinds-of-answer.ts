import type { InjectOptions } from 'fastify';

type Method = NonNullable<InjectOptions['method']>;

/** A kind of response: its request and status. */
export interface Kind {
  readonly name: string;
  readonly status: number;
  readonly method?: Method;
  /** Braces name values that are created first. */
  readonly url: string;
  readonly bearer?: 'user' | 'admin';
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Allowed frame ancestors. */
  readonly frames?: 'self';
  /** Pages of other origins may load it. */
  readonly shared?: true;
  /** Refused before forwarded headers are read. */
  readonly unrouted?: true;
}

const ASKS_FOR_A_PAGE = { accept: 'text/html' };
const LOGIN = '/auth/application/leeszaal/login';

/** One of each kind of response. */
export const KINDS: readonly Kind[] = [
  { name: 'the page', status: 200, url: '/', frames: 'self' },
  { name: 'the page of a screen', status: 200, url: '/search?accessToken=x', frames: 'self' },
  {
    name: 'the page where nothing is',
    status: 200,
    url: '/nowhere',
    headers: ASKS_FOR_A_PAGE,
    frames: 'self',
  },
  {
    name: 'the page of a record',
    status: 200,
    url: '/record/0/1',
    headers: ASKS_FOR_A_PAGE,
    frames: 'self',
  },
  {
    name: 'the page of no record',
    status: 404,
    url: '/record/0/999',
    headers: ASKS_FOR_A_PAGE,
    frames: 'self',
  },
  { name: 'a script of the host', status: 200, url: '/main.js', frames: 'self' },
  {
    name: 'a file of a remote',
    status: 200,
    url: '/remotes/shop/abc/remoteEntry.js',
    frames: 'self',
  },
  {
    name: 'a file of the embedded reader',
    status: 200,
    url: '/embed-files/abc/frame.js',
    shared: true,
  },
  { name: 'an embedded reader’s file that is missing', status: 404, url: '/embed-files/x.js' },
  { name: 'the page in a frame', status: 200, url: '/embed/doc-1?client=north' },
  { name: 'the page in a frame of no library', status: 404, url: '/embed/doc-1?client=nowhere' },
  {
    name: 'a preflight that is refused',
    status: 403,
    url: '/api/publications/pub-letters',
    method: 'OPTIONS',
    headers: { origin: 'https://other.example' },
  },
  { name: 'the registry', status: 200, url: '/registry.json', frames: 'self' },
  { name: 'the configuration', status: 200, url: '/config.json' },
  { name: 'a file that is missing', status: 404, url: '/missing.js' },
  { name: 'a remote’s file that is missing', status: 404, url: '/remotes/shop/abc/missing.js' },
  { name: 'an address that is none', status: 400, url: '/%E0%A4%A', unrouted: true },
  { name: 'a method that is not offered', status: 404, url: '/search', method: 'DELETE' },
  { name: 'the head of the page', status: 200, url: '/', method: 'HEAD', frames: 'self' },
  { name: 'whether it is well', status: 200, url: '/healthz' },
  { name: 'a statement of a library', status: 200, url: '/terms/privacy?library=north' },
  { name: 'a statement of no library', status: 404, url: '/terms/privacy?library=nowhere' },
  { name: 'a report of a violation', status: 204, url: '/csp-report', method: 'POST', body: {} },
  { name: 'a page of an extension', status: 200, url: '/test/page' },
  { name: 'a page that is closed', status: 403, url: '/test/closed' },
  { name: 'a film', status: 206, url: '/test/film.webm', headers: { range: 'bytes=0-9' } },
  {
    name: 'beyond a film',
    status: 416,
    url: '/test/film.webm',
    headers: { range: 'bytes=99999999-' },
  },

  { name: 'an answer of the API', status: 200, url: '/api/client', bearer: 'user' },
  {
    name: 'an empty answer of the API',
    status: 204,
    url: '/api/client/logo',
    method: 'DELETE',
    bearer: 'admin',
  },
  { name: 'no bearer', status: 401, url: '/api/client' },
  { name: 'too low a role', status: 403, url: '/api/admin/audit', bearer: 'user' },
  { name: 'a question that does not fit', status: 400, url: '/api/search/detail', bearer: 'user' },
  { name: 'an API that is none', status: 404, url: '/api/nothing', headers: ASKS_FOR_A_PAGE },
  {
    name: 'a body that is no JSON',
    status: 400,
    url: '/api/search',
    method: 'POST',
    bearer: 'user',
    headers: { 'content-type': 'application/json' },
    body: '{',
  },
  {
    name: 'a body of an unknown kind',
    status: 415,
    url: '/api/search',
    method: 'POST',
    bearer: 'user',
    headers: { 'content-type': 'text/x-unknown' },
    body: 'x',
  },
  { name: 'a release without a token', status: 401, url: '/publishing/shop/active', method: 'PUT' },
  { name: 'a download', status: 200, url: '/api/admin/audit/export', bearer: 'admin' },
  { name: 'a surprise', status: 500, url: '/test/surprise' },

  { name: 'a page of a PDF', status: 200, url: '{pdf}/1.pdf?licenseKey={key}', bearer: 'user' },
  { name: 'a page without a key', status: 403, url: '{pdf}/1.pdf?licenseKey=x', bearer: 'user' },
  { name: 'a small picture', status: 200, url: '{pdf}/1.png', bearer: 'user' },
  { name: 'a cover', status: 200, url: '{pdf}/cover', bearer: 'user' },
  {
    name: 'pages to print',
    status: 200,
    url: '{pdf}/print?from=1&amount=1&licenseKey={key}',
    bearer: 'user',
  },
  {
    name: 'a segment of an EPUB',
    status: 200,
    url: '{epub}/one.xhtml?licenseKey={key}',
    bearer: 'user',
  },
  { name: 'a picture in an EPUB', status: 200, url: '{epub}/a.svg?licenseKey={key}' },

  { name: 'the sign-in page', status: 200, url: LOGIN },
  { name: 'a way in that is none', status: 400, url: `${LOGIN}?redirect=//evil.example` },
  {
    name: 'a form that is not ours',
    status: 403,
    url: LOGIN,
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'login=user&password=x',
  },
  { name: 'the style of the sign-in page', status: 200, url: '/auth/assets/page.css' },
  { name: 'a font of the sign-in page', status: 200, url: '/auth/assets/serif.woff2' },
  {
    name: 'the application’s page',
    status: 200,
    url: '/auth/application/leeszaal',
    headers: ASKS_FOR_A_PAGE,
  },
  {
    name: 'an embed token that is refused',
    status: 401,
    url: '/api/embed/tokens',
    method: 'POST',
    body: { person: { id: 'p', name: 'P' } },
  },
  { name: 'a token', status: 200, url: '/auth/application/leeszaal/publictoken' },
  {
    name: 'a token that is refused',
    status: 404,
    url: '/auth/application/leeszaal/configobjecttoken/x',
  },
  { name: 'a way in that is used up', status: 400, url: '/auth/?token=x' },
  { name: 'a way in with tokens', status: 303, url: '/auth/?token={code}' },
  { name: 'the signed-out page', status: 200, url: '/auth/logout' },
  { name: 'a way back', status: 303, url: '/auth/logout?redirect=/' },
  { name: 'the sign-out', status: 204, url: '/auth/logout', method: 'POST' },
];
