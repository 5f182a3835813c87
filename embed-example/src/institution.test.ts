import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Institution, startInstitution } from './institution.ts';

/** A library that has one credential, and what it was asked. */
let library: Server;
let asked: { authorization: string | undefined; body: unknown }[];
let refusesTokens: boolean;
let institution: Institution;
let libraryUrl: string;

const CREDENTIAL = { id: 'rijnland-1', secret: 'only for this test' };
const BASIC = `Basic ${Buffer.from('rijnland-1:only for this test').toString('base64')}`;
const BOOKS = [
  { docKey: 'one', title: 'One & "two"' },
  { docKey: 'two', title: 'Two' },
];

async function answer(request: IncomingMessage): Promise<readonly [number, object]> {
  if (request.url === '/embed-files/embed.json') {
    return [200, { reader: { file: 'f00d/leeszaal-reader.js', integrity: 'sha384-abc' } }];
  }
  const body: unknown = JSON.parse(Buffer.concat(await request.toArray()).toString());
  asked.push({ authorization: request.headers.authorization, body });
  return refusesTokens ? [401, {}] : [200, { accessToken: 'a token', expiresIn: 600 }];
}

beforeEach(async () => {
  asked = [];
  refusesTokens = false;
  library = createServer(async (request, response) => {
    const [status, body] = await answer(request);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }).listen(0, '127.0.0.1');
  await once(library, 'listening');
  libraryUrl = `http://127.0.0.1:${(library.address() as AddressInfo).port}`;
  institution = await startInstitution({
    port: 0,
    library: { url: libraryUrl, credential: CREDENTIAL },
    client: 'rijnland',
    books: BOOKS,
  });
});
afterEach(async () => {
  await institution.close();
  library.closeAllConnections();
  library.close();
});

async function signIn(person: string): Promise<string> {
  const body = new URLSearchParams({ person, back: '/embed-example?book=two' });
  const signed = await fetch(`${institution.url}/sign-in`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(signed.headers.get('location')).toBe('/embed-example?book=two');
  return (signed.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
}

const get = (path: string, cookie = '') => fetch(institution.url + path, { headers: { cookie } });
const askToken = (cookie: string) =>
  fetch(`${institution.url}/reader-token`, { method: 'POST', headers: { cookie } });

test('the page has the tag of the reader for a person who is signed in', async () => {
  const page = await get('', await signIn('noor'));
  expect(page.headers.get('content-security-policy')).toContain(
    `script-src 'self' ${libraryUrl} 'wasm-unsafe-eval'`,
  );
  const html = await page.text();
  expect(html).toContain(
    `<script src="${libraryUrl}/embed-files/f00d/leeszaal-reader.js" integrity="sha384-abc" crossorigin="anonymous" defer>`,
  );
  expect(html).toContain(`<leeszaal-reader doc-key="one" lang="en" api-base="${libraryUrl}/api"`);
  expect(html).toContain('One &amp; &quot;two&quot;</a>');
  expect(html).not.toContain(CREDENTIAL.secret);
});

test('the frame way has nothing of the library but the frame', async () => {
  const page = await get('/frame?book=two&lang=nl', await signIn('noor'));
  expect(page.headers.get('content-security-policy')).toContain(`frame-src ${libraryUrl}`);
  expect(await page.text()).toContain(
    `data-src="${libraryUrl}/embed/two?client=rijnland&amp;lang=nl&amp;theme=auto"`,
  );
});

test('an address is text in the page, never markup', async () => {
  const page = await get('?book=%22%3E%3Cimg%3E', await signIn('noor'));
  expect(await page.text()).toContain('doc-key="&quot;&gt;&lt;img&gt;"');
});

test('a token is for the person who is signed in', async () => {
  const answered = await askToken(await signIn('daan'));
  expect(await answered.json()).toEqual({ accessToken: 'a token' });
  expect(answered.headers.get('cache-control')).toBe('no-store');
  const person = { id: 'daan', name: 'Daan Achterberg' };
  expect(asked).toEqual([{ authorization: BASIC, body: { person } }]);
});

test('without a sign-in there is no token', async () => {
  expect((await askToken('')).status).toBe(401);
  expect((await askToken('institution-session=noor')).status).toBe(401);
  expect((await askToken(await signIn('unknown'))).status).toBe(401);
  expect(asked).toEqual([]);
  expect(await (await get('')).text()).toContain('Sign in as Noor de Vries');
});

test('a refusal of the library is none of the person', async () => {
  refusesTokens = true;
  expect((await askToken(await signIn('noor'))).status).toBe(502);
});

test('sign-in leads to pages of this website only', async () => {
  const body = new URLSearchParams({ person: 'noor', back: 'https://elsewhere.example/' });
  const signed = await fetch(`${institution.url}/sign-in`, {
    method: 'POST',
    body,
    redirect: 'manual',
  });
  expect(signed.headers.get('location')).toBe('/embed-example');
});

test.each([
  ['/element-page.js', 'text/javascript; charset=utf-8'],
  ['/page.css', 'text/css; charset=utf-8'],
])('serves %s', async (path, type) => {
  const file = await get(path);
  expect(file.status).toBe(200);
  expect(file.headers.get('content-type')).toBe(type);
});

test('serves no other file', async () => {
  for (const path of ['/element-page.html', '/institution.ts', '/../package.json']) {
    expect((await get(path)).status).toBe(404);
  }
});
