import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../app/create-app.ts';
import { createHandlers } from '../app/handlers.ts';
import { startPreparing } from '../catalogue/start-preparing.ts';
import type { ServerConfig } from '../config/server-config.ts';
import type { Database } from '../database/database.contract.ts';
import { migrate } from '../database/migrations.ts';
import { openDatabase } from '../database/opening/open-database.ts';
import { registerEmbedCommandRoute } from '../embed/command/embed-command-route.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { startHousekeeping } from '../housekeeping/start-housekeeping.ts';
import { registerImportRoute } from '../import/importers/import-route.ts';
import { removeServerNotice, writeServerNotice } from '../import/importers/server-notice.ts';
import { createLicenceGate } from '../licences/licence-gate.ts';
import { registerConfigObjectRoute } from '../local/config-object-route.ts';
import { createMailer } from '../mail/create-mailer.ts';
import { startSending } from '../mail/start-sending.ts';
import { registerPersonCommandRoute } from '../people/command/person-command-route.ts';
import { registerTokenCommandRoute } from '../releases/token-command-route.ts';
import { startAlerts } from '../search-alerts/start-alerts.ts';
import { loadServerSecrets } from '../session/server-secrets.ts';
import { registerSetupCommandRoute } from '../setup/command/setup-command-route.ts';
import { hasLibrary } from '../setup/set-up-library.ts';
import { makeSetupToken, routeSetup, setupLink } from '../setup/setup-routes.ts';
import { startPassingTurns } from '../waiting/start-passing-turns.ts';
import { checkFolder, checkPort, checkRoots } from './check-start.ts';
import { listen } from './listen.ts';
import { type OpenDocuments, openDocuments } from './open-documents.ts';
import { type Seed, seedState, seedWhenEmpty } from './seed-when-empty.ts';
import { startRenewing } from './start-renewing.ts';
import { openSearching } from './start-searching.ts';

/** A running server. */
export interface RunningServer {
  /** Its address, without a slash at the end. */
  readonly url: string;
  readonly port: number;
  /** Address of the page that sets up the first library; undefined when there is one. */
  readonly setupUrl: string | undefined;
  /** Whether the library is the one of a seed, of this start or of an earlier one. */
  readonly isSeeded: boolean;
  /** Whether this start filled an empty library. */
  readonly seeded: boolean;
  /** Resolves with the cause when its database has ended by itself. */
  readonly lost: Promise<Error>;
  /** Finishes requests in progress, then releases everything. */
  close(): Promise<void>;
}

/** Options of a start. */
export interface StartOptions {
  readonly config: ServerConfig;
  /** Fills an empty library; default: it stays empty. */
  readonly seed?: Seed;
  /** Receives messages about slow steps. */
  readonly onProgress?: (message: string) => void;
  /** Adds routes to those of the portal. */
  readonly extend?: (app: FastifyInstance, services: Services) => void;
}

const HALF_DONE =
  'The demonstration library is incomplete. Start once without LEESZAAL_NO_DEMO, which makes it anew, or use an empty database.';

function urlOf(host: string, port: number): string {
  const everywhere = host === '0.0.0.0' || host === '::';
  const name = everywhere ? 'localhost' : host;
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
}

async function serve(
  { config, seed, onProgress = () => undefined, extend }: StartOptions,
  database: Database,
  documents: OpenDocuments,
): Promise<RunningServer> {
  const searching = await openSearching(database, config);
  const services: Services = {
    config,
    database,
    secrets: await loadServerSecrets(database),
    isSearchHealthy: searching.isHealthy,
  };
  const gate = createLicenceGate(database);
  const app = await createApp(services, createHandlers({ documents: documents.service, gate }));
  const token = randomBytes(32).toString('base64url');
  await registerImportRoute(app, { services: documents.importing, token });
  registerConfigObjectRoute(app, { services, token });
  registerTokenCommandRoute(app, { services, token });
  registerEmbedCommandRoute(app, { services, token });
  let portalUrl = config.portalUrl;
  registerPersonCommandRoute(app, { services, token, portalUrl: () => portalUrl });
  registerSetupCommandRoute(app, { services, token });
  const setupToken = makeSetupToken();
  await routeSetup(app, { services, token: setupToken });
  extend?.(app, services);
  const library = { database, importing: documents.importing, onProgress };
  const seeded = seed !== undefined && (await seedWhenEmpty(library, seed));
  const state = await seedState(database);
  if (state === 'half-done') onProgress(HALF_DONE);
  const listening = await listen(app, config);
  const { port } = listening;
  const url = urlOf(config.host, port);
  if (!config.hasPortalUrl) portalUrl = url;
  documents.warmUp();
  const stopPreparing = startPreparing(database);
  const stopSearching = searching.start(app.log);
  const stopTidying = startHousekeeping(database, app.log);
  const stopRenewing = startRenewing(config.distDir, app.log);
  const { loanSeconds } = config;
  const told = { database, loanSeconds, portalUrl: () => portalUrl };
  const stopPassing = startPassingTurns(database, told, app.log);
  const stopSending = startSending(database, createMailer(config), app.log);
  const stopAlerts = startAlerts(config, told, app.log);
  await writeServerNotice(config.dataDir, { url, token, pid: process.pid });
  return {
    url,
    port,
    setupUrl: (await hasLibrary(database))
      ? undefined
      : new URL(setupLink(setupToken), portalUrl).href,
    seeded,
    isSeeded: state === 'done',
    lost: database.lost ?? new Promise(() => undefined),
    async close() {
      await removeServerNotice(config.dataDir, process.pid);
      await listening.close();
      const stops = [
        stopPreparing,
        stopSearching,
        stopTidying,
        stopRenewing,
        stopPassing,
        stopSending,
        stopAlerts,
      ];
      await Promise.all(stops.map((stop) => stop()));
      await documents.close();
      await database.close();
    },
  };
}

/**
 * Starts the server: migrates the database, seeds an empty library, and listens.
 *
 * @throws an error that `startupLine` turns into a message, for causes that an administrator can correct
 */
export async function startServer(options: StartOptions): Promise<RunningServer> {
  const { config } = options;
  await checkPort(config.port, config.host);
  await checkFolder(config.dataDir);
  await checkRoots(config.distDir);
  const database = await openDatabase(config);
  try {
    await migrate(database);
    const documents = await openDocuments(database, config.dataDir);
    try {
      return await serve(options, database, documents);
    } catch (error) {
      await documents.close();
      throw error;
    }
  } catch (error) {
    await database.close();
    throw error;
  }
}
