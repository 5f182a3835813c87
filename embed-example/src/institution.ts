import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { elementPolicy, framePolicy } from './content-policy.ts';
import { findReaderScript, type Library, requestToken } from './library.ts';
import { type Book, elementPage, framePage, type PageFacts, signInPage } from './pages.ts';
import { createSessions, PEOPLE } from './sessions.ts';

export type { Credential, Library } from './library.ts';
export type { Book } from './pages.ts';

/** An institution's website. */
export interface InstitutionOptions {
  /** 0: any free port. */
  readonly port: number;
  readonly library: Library;
  /** The institution's reference at the library. */
  readonly client: string;
  /** The first one opens when an address names none. */
  readonly books: readonly Book[];
}

/** A running website. */
export interface Institution {
  /** The address of its page with the element. */
  readonly url: string;
  close(): Promise<void>;
}

/** All pages are below this path. */
const PATH = '/embed-example';

const FILES: Readonly<Record<string, string>> = {
  'element-page.js': 'text/javascript',
  'frame-page.js': 'text/javascript',
  'page.css': 'text/css',
};

async function formOf(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = await request.toArray();
  return new URLSearchParams(Buffer.concat(chunks).toString());
}

const sendPage = (response: ServerResponse, page: string, policy: string): void => {
  response
    .writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
    })
    .end(page);
};

/** Starts the website on this machine. */
export async function startInstitution(options: InstitutionOptions): Promise<Institution> {
  const { library, client, books } = options;
  const sessions = createSessions();

  async function showPage(request: IncomingMessage, response: ServerResponse, address: URL) {
    const person = sessions.personOf(request);
    if (person === undefined) {
      const page = await signInPage(address.pathname + address.search);
      sendPage(response, page, framePolicy(library.url));
      return;
    }
    const facts: PageFacts = {
      path: address.pathname,
      books,
      docKey: address.searchParams.get('book') ?? books[0]?.docKey ?? '',
      language: address.searchParams.get('lang') ?? 'en',
      person,
    };
    if (address.pathname === `${PATH}/frame`) {
      const page = await framePage(facts, library.url, client);
      sendPage(response, page, framePolicy(library.url));
    } else {
      const page = await elementPage(facts, library.url, await findReaderScript(library));
      // To see both policies; a page of your own has one of them.
      const hasWorkers = address.searchParams.get('workers') !== 'none';
      sendPage(response, page, elementPolicy(library.url, hasWorkers));
    }
  }

  async function signIn(request: IncomingMessage, response: ServerResponse) {
    const form = await formOf(request);
    const person = PEOPLE.find(({ id }) => id === form.get('person'));
    const back = form.get('back') ?? PATH;
    if (person !== undefined) response.setHeader('set-cookie', sessions.begin(person));
    // Only to a path of this website.
    response.writeHead(303, { location: back.startsWith(PATH) ? back : PATH }).end();
  }

  /** The token for the person who is signed in: never for one whom the browser names. */
  async function sendToken(request: IncomingMessage, response: ServerResponse) {
    const person = sessions.personOf(request);
    if (person === undefined) {
      response.writeHead(401).end();
      return;
    }
    const accessToken = await requestToken(library, person);
    response
      .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
      .end(JSON.stringify({ accessToken }));
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://localhost');
    const path = address.pathname;
    const file = path.slice(PATH.length + 1);
    const type = FILES[file];
    if (request.method === 'POST' && path === `${PATH}/sign-in`) await signIn(request, response);
    else if (request.method === 'POST' && path === `${PATH}/reader-token`) {
      await sendToken(request, response);
    } else if (type !== undefined && path === `${PATH}/${file}`) {
      const bytes = await readFile(new URL(`pages/${file}`, import.meta.url));
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(bytes);
    } else if (path === PATH || path === `${PATH}/frame`)
      await showPage(request, response, address);
    else if (path === '/') response.writeHead(302, { location: PATH }).end();
    else response.writeHead(404).end();
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${request.method} ${request.url}: ${String(error)}\n`);
      if (!response.headersSent) response.writeHead(502);
      response.end();
    });
  });
  server.listen(options.port, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}${PATH}`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
