import { join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { notFound } from '../errors/http-error.ts';
import { digest } from '../text/digest.ts';
import { createCompressedFiles, type PackedFile } from './compressed-files.ts';
import { routeCspReports } from './csp-reports.ts';
import { preloadLinks } from './preload-links.ts';
import { registryIn } from './registry-document.ts';
import { releaseDigest } from './release-digest.ts';
import { REGISTRY_PATH, runtimeConfig } from './runtime-config.ts';
import { safePath } from './safe-path.ts';
import { isScreen } from './screen-path.ts';
import { portalPolicy } from './security-headers.ts';

/** Names with a hash of the content, which never changes. */
const HASHED = /\.[0-9a-f]{16,}\.[\w.]+$/;

/** Media types of files that run scripts when a browser opens them. */
const DOCUMENT = /html|svg/;

const FOREVER = 'public, max-age=31536000, immutable';
const NOT_BUILT = 'The portal is not built yet: run pnpm build.';

function send(
  request: FastifyRequest,
  reply: FastifyReply,
  file: PackedFile,
  { cache, policy }: { readonly cache: string; readonly policy: string },
): FastifyReply {
  // A cached page must not keep the policy of former remotes.
  const etag = `"${file.sha384.slice(0, 22)}-${file.encoding}-${digest(policy).slice(0, 8)}"`;
  reply.headers({
    'cache-control': cache,
    etag,
    vary: 'Accept-Encoding',
    'content-security-policy': policy,
  });
  if (request.headers['if-none-match'] === etag) return reply.code(304).send();
  if (file.encoding !== 'identity') reply.header('content-encoding', file.encoding);
  return reply.type(file.type).send(file.bytes);
}

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

  const readRegistry = () => files.read(join(distDir, 'registry.json'), undefined);
  const registry = async () => registryIn((await readRegistry())?.bytes);
  const sendFile = async (
    request: FastifyRequest,
    reply: FastifyReply,
    file: PackedFile,
    cache: string,
  ) => send(request, reply, file, { cache, policy: portalPolicy(await registry()) });

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
    // A team's page would run as the portal's. A worker must not have this directive: it would not start.
    const sandboxed = DOCUMENT.test(file.type) ? `${policy}; sandbox` : policy;
    return send(request, reply, file, { cache: FOREVER, policy: sandboxed });
  }

  async function linksFor(address: string): Promise<string> {
    const [page, registry] = await Promise.all([
      files.read(join(hostDir, 'index.html'), undefined),
      readRegistry(),
    ]);
    return preloadLinks({ page: page?.bytes, registry: registry?.bytes }, address);
  }

  app.get('/remotes/*', async (request, reply) => {
    const { '*': address } = request.params as { '*': string };
    const file = await read(safePath(remotesDir, address), request);
    if (file === null) throw notFound('There is no such file');
    return sendRemoteFile(request, reply, file, address);
  });

  app.get(REGISTRY_PATH, async (request, reply) => {
    const file = await read(join(distDir, 'registry.json'), request);
    if (file === null) throw notFound('There is no registry yet');
    return sendFile(request, reply, file, 'no-store');
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
      const cache = HASHED.test(path) ? FOREVER : 'no-cache';
      return sendFile(request, reply.code(200), file, cache);
    }
    if (!isScreen(path, request.headers.accept, await registry())) {
      throw notFound('There is no such file');
    }
    const page = await read(join(hostDir, 'index.html'), request);
    if (page === null) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
    reply.header('link', await linksFor(request.url));
    return sendFile(request, reply.code(200), page, 'no-cache');
  });
}
