import { LANGUAGES, READER_FORMATS } from '@leeszaal/shared-contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { SERVICE_BASES } from '../../endpoints/route-endpoints.ts';
import type { Services } from '../../endpoints/services.contract.ts';
import { notFound } from '../../errors/http-error.ts';
import { safePath } from '../../portal/safe-path.ts';
import { FOREVER, sandboxed, sendFile } from '../../portal/send-file.ts';
import { pageFields } from '../../sso/page-request.ts';
import { pageLanguage } from '../../sso/pages/language.ts';
import { type EmbedFolder, openEmbedFolder } from './embed-build.ts';
import { readFrameClient } from './frame-client.ts';
import { EMBED_FILES, type FrameSettings, renderFramePage } from './frame-page.ts';
import { framePolicy } from './frame-policy.ts';

const NOT_BUILT = 'The embedded reader is not built yet: run pnpm build.';

const THEMES = ['light', 'dark', 'auto'] as const;
const DEFAULT_THEME = 'auto';

/** Sends a file to any page: it is public, and the page compares it with a digest. */
async function sendEmbedFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { path, files }: EmbedFolder,
): Promise<FastifyReply> {
  const { '*': address } = request.params as { '*': string };
  const found = safePath(path, address);
  const file = found && (await files.read(found, request.headers['accept-encoding']));
  if (!file) throw notFound('There is no such file');
  reply.headers({
    'access-control-allow-origin': '*',
    'cross-origin-resource-policy': 'cross-origin',
  });
  // The folder of a build has the digest of its content in its name.
  const cache = address.includes('/') ? FOREVER : 'no-cache';
  return sendFile(request, reply, file, { cache, policy: sandboxed(framePolicy([]), file) });
}

async function sendFramePage(
  request: FastifyRequest,
  reply: FastifyReply,
  services: Services,
  folder: EmbedFolder,
): Promise<FastifyReply> {
  const { docKey } = request.params as { docKey: string };
  const { client = '', lang, theme, format } = pageFields(request.query);
  const found = await readFrameClient(services.database, client);
  if (found === undefined) throw notFound('There is no such library');
  const build = await folder.read();
  if (build === undefined) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT);
  const known = (code: string | null | undefined) => LANGUAGES.find((each) => each === code);
  const settings: FrameSettings = {
    docKey,
    origins: found.origins,
    apiBase: SERVICE_BASES.api,
    lang:
      known(lang) ??
      known(found.defaultLanguage) ??
      pageLanguage(undefined, request.headers['accept-language']),
    theme: THEMES.find((each) => each === theme) ?? DEFAULT_THEME,
    format: READER_FORMATS.find((each) => each === format),
  };
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-security-policy': framePolicy(found.origins),
    })
    .type('text/html; charset=utf-8')
    .send(renderFramePage(settings, build, services.config.productName));
}

/**
 * Serves the files of the embedded reader, to any page, and the page for an institution's frame, which knows neither
 * the person nor whether there is such a document.
 */
export function routeEmbeds(app: FastifyInstance, services: Services): void {
  const folder = openEmbedFolder(services.config.distDir);
  app.get(`${EMBED_FILES}/*`, (request, reply) => sendEmbedFile(request, reply, folder));
  app.get('/embed/:docKey', (request, reply) => sendFramePage(request, reply, services, folder));
}
