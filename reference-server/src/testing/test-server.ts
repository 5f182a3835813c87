import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import { createApp } from '../app/create-app.ts';
import { createHandlers } from '../app/handlers.ts';
import type { LogStream } from '../app/logger-options.ts';
import { readServerConfig, type ServerConfig } from '../config/server-config.ts';
import type { Database } from '../database/database.contract.ts';
import type { Handlers } from '../endpoints/handler.contract.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { createLicenceGate } from '../licences/licence-gate.ts';
import { type OpenDocuments, openDocuments } from '../server/open-documents.ts';
import { issuePublicToken, issueTokens } from '../session/issue-tokens.ts';
import { loadServerSecrets } from '../session/server-secrets.ts';
import { beginSession } from '../session/session-store.ts';
import { insertFixtures, TEST_CLIENTS, type TestLogin } from './fixtures.ts';
import { createMigratedDatabase } from './postgres/migrated-database.ts';

/** Options of a test server. */
export interface TestServerOptions {
  /** Default: a new one in PostgreSQL, which is created in a tenth of the time of a PGlite. */
  readonly database?: Database;
  readonly config?: Partial<ServerConfig>;
  readonly handlers?: Partial<Handlers>;
  readonly logStream?: LogStream;
}

/** A server for one test file, over the test library of `fixtures.ts`. */
export interface TestServer {
  readonly app: FastifyInstance;
  readonly services: Services;
  readonly database: Database;
  readonly documents: OpenDocuments;
  /** The access token of a new session of this account. */
  tokenOf(login: TestLogin, client?: string): Promise<string>;
  /** The access token of a browser in the public library. */
  publicToken(subject?: string): Promise<string>;
  /** Makes a call, with a bearer when one is given. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    options?: { token?: string; body?: unknown; headers?: Record<string, string> },
  ): Promise<LightMyRequestResponse>;
  close(): Promise<void>;
}

/** Each takes a second of the processor to start, and tests do one thing at a time. */
const DOCUMENT_WORKERS = 1;

/** Creates a second application on the same database, like another process. */
export async function createTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.database ?? (await createMigratedDatabase());
  const [any] = await database.query('select ref from clients limit 1', []);
  if (any === undefined) await insertFixtures(database);
  const dataDir = await mkdtemp(join(tmpdir(), 'leeszaal-test-'));
  const config = {
    ...readServerConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', SSO_CLIENT: 'north' }),
    ...options.config,
  };
  const services: Services = {
    config,
    database,
    secrets: await loadServerSecrets(database),
  };
  const documents = await openDocuments(database, dataDir, DOCUMENT_WORKERS);
  const gate = createLicenceGate(database);
  const handlers = options.handlers ?? createHandlers({ documents: documents.service, gate });
  const app = await createApp(services, handlers, options.logStream);

  return {
    app,
    services,
    database,
    documents,
    async tokenOf(login, client = login === 'user2' ? TEST_CLIENTS.south : TEST_CLIENTS.north) {
      const [user] = await database.query<{ id: number }>('select id from users where login = $1', [
        login,
      ]);
      const session = await beginSession(database, {
        userId: user?.id ?? null,
        client,
        seconds: 3600,
      });
      return (await issueTokens(session, services)).accessToken;
    },
    publicToken: async (subject) =>
      (await issuePublicToken(subject, TEST_CLIENTS.north, services)).accessToken,
    async call(method, url, { token, body, headers } = {}) {
      const request: InjectOptions = {
        method,
        url,
        headers: { ...headers, ...(token !== undefined && { authorization: `Bearer ${token}` }) },
        ...(body !== undefined && {
          payload: body as Exclude<InjectOptions['payload'], undefined>,
        }),
      };
      return app.inject(request);
    },
    async close() {
      await app.close();
      await documents.close();
      if (options.database === undefined) await database.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
