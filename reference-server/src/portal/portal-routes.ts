import { join } from 'node:path';
import { LOCAL_REMOTES_FILE } from '@leeszaal/shared-contracts/registry';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { libraryWatch } from '../setup/library-watch.ts';
import { sendNoLibrary } from '../setup/setup-routes.ts';
import { createCompressedFiles, type PackedFile } from './compressed-files.ts';
import { routeCspReports } from './csp-reports.ts';
import { INTEGRITY_OF_LOCAL, withLocalRemotes } from './local-remotes.ts';
import { preloadLinks } from './preload-links.ts';
import { registryIn } from './registry-document.ts';
import { releaseDigest } from './release-digest.ts';
import { REGISTRY_PATH, runtimeConfig } from './runtime-config.ts';
import { safePath } from './safe-path.ts';
import { screenPage } from './screen-page.ts';
import { isScreen } from './screen-path.ts';
import { portalPolicy } from './security-headers.ts';
import { FOR_A_DAY, FOREVER, sandboxed, sendFile } from './send-file.ts';

/** Names with a hash of the content, which never changes. */
const HASHED = /\.[0-9a-f]{16,}\.[\w.]+$/;

/** The icon of the tab, which a private window looks up at each address of the portal. */
const ICON = '/icon.svg';

function cacheOf(path: string): string {
  if (HASHED.test(path)) return FOREVER;
  return path === ICON ? FOR_A_DAY : 'no-cache';
}

const NOT_BUILT = 'The portal is not built yet: run pnpm build.';

const pathOf = (request: FastifyRequest): string => request.url.split('?')[0] ?? '/';

/** The decoded path; empty when it is malformed. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return '';
  }
}

/**
 * Lets pages of any origin read a file. The registry and the remotes' files are public, and an application of others
 * compares them with their signatures, as the portal does.
 */
function openToAll(reply: FastifyReply): void {
  reply.header('access-control-allow-origin', '*');
}

/**
 * Serves the built portal: the host's page at every screen, its files, the remotes' immutable folders, the
 * registry, and the configuration.
 */
export async function routePortal(app: FastifyInstance, services: Services): Promise<void> {
  const { distDir } = services.config;
  const hostDir = join(distDir, 'host');
  const remotesDir = join(distDir, 'remotes');
  const files = createCompressedFiles();
  const read = (path: string | null, request: FastifyRequest) =>
    path === null ? null : files.read(path, request.headers['accept-encoding']);

  const isSetUp = libraryWatch(services.database);
  const readRegistry = () => files.read(join(distDir, 'registry.json'), undefined);
  const readPage = (encoding?: string) => files.read(join(hostDir, 'index.html'), encoding);
  const registry = async () => registryIn((await readRegistry())?.bytes);
  /** By the build of the host, so that no setting makes a production portal one for development. */
  const takesLocalRemotes = async () =>
    (await files.read(join(hostDir, LOCAL_REMOTES_FILE), undefined)) !== null;
  const sendPortalFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: PackedFile,
    cache: string,
  ) => {
    const policy = portalPolicy(await registry());
    if (!(await takesLocalRemotes())) return sendFile(request, reply, file, { cache, policy });
    reply.header('integrity-policy', INTEGRITY_OF_LOCAL);
    return sendFile(request, reply, file, { cache, policy: withLocalRemotes(policy) });
  };

  async function sendRemoteFile(
    request: FastifyRequest,
    reply: FastifyReply,
    file: PackedFile,
    address: string,
  ) {
    const current = await registry();
    if ((releaseDigest(current, address) ?? file.sha384) !== file.sha384) {
      request.log.error({ address }, 'a file of a release differs from the registry');
      throw notFound('There is no such file');
    }
    const policy = portalPolicy(current);
    return sendFile(request, reply, file, { cache: FOREVER, policy: sandboxed(policy, file) });
  }

  async function linksFor(address: string): Promise<string> {
    const [page, registry] = await Promise.all([readPage(), readRegistry()]);
    return preloadLinks({ page: page?.bytes, registry: registry?.bytes }, address);
  }

  app.get('/remotes/*', async (request, reply) => {
    const { '*': address } = request.params as { '*': string };
    const file = await read(safePath(remotesDir, address), request);
    if (file === null) throw notFound('There is no such file');
    openToAll(reply);
    return sendRemoteFile(request, reply, file, address);
  });

  app.get(REGISTRY_PATH, async (request, reply) => {
    const file = await read(join(distDir, 'registry.json'), request);
    if (file === null) throw notFound('There is no registry yet');
    openToAll(reply);
    return sendPortalFile(request, reply, file, 'no-store');
  });

  app.get('/config.json', async (request, reply) => {
    const { localAddress, localPort } = request.socket;
    const config = await runtimeConfig(services, localAddress, localPort ?? services.config.port);
    return reply.header('cache-control', 'no-store').send(config);
  });

  await routeCspReports(app, services);

  app.setNotFoundHandler(async (request, reply) => {
    const path = pathOf(request);
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || /^\/(?:api|auth)(?:\/|$)/.test(path)) throw notFound('There is no such address');
    const file = await read(safePath(hostDir, decoded(path)), request);
    if (file !== null) {
      return sendPortalFile(request, reply.code(200), file, cacheOf(path));
    }
    if (!isScreen(path, request.headers.accept, await registry())) {
      throw notFound('There is no such file');
    }
    if (!(await isSetUp())) return sendNoLibrary(request, reply, services);
    const { page, status, headers } = await screenPage(services, request, path, readPage);
    if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    reply.headers({ link: await linksFor(request.url), ...headers });
    return sendPortalFile(request, reply.code(status), page, 'no-cache');
  });
}
