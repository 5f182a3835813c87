import { readFile } from 'node:fs/promises';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { registerScope } from '../http/register-scope.ts';
import { showClosedLibraries } from './closed-library-page.ts';
import { getHandOff } from './hand-off.ts';
import { PAGE_ASSETS } from './page-request.ts';
import { getLogout, postLogout } from './sign-out.ts';

const STYLES = ['page', 'forms', 'texts'];

const ASSETS = [
  {
    name: 'page.css',
    type: 'text/css; charset=utf-8',
    files: STYLES.map((name) => new URL(`./pages/styles/${name}.css`, import.meta.url)),
  },
  {
    name: 'serif.woff2',
    type: 'font/woff2',
    files: [
      new URL(
        '../../node_modules/@fontsource-variable/source-serif-4/files/source-serif-4-latin-wght-normal.woff2',
        import.meta.url,
      ),
    ],
  },
  {
    name: 'sans.woff2',
    type: 'font/woff2',
    files: [
      new URL(
        '../../node_modules/@fontsource-variable/source-sans-3/files/source-sans-3-latin-wght-normal.woff2',
        import.meta.url,
      ),
    ],
  },
];

/** Routes the hand-off and sign-out of the SSO service, and the stylesheet and fonts of its pages. */
export async function routeSsoPages(app: FastifyInstance, services: Services): Promise<void> {
  await registerScope(app, 'sso', async (scope) => {
    await scope.register(cookie);
    await scope.register(formbody, { bodyLimit: 32 * 1024 });
    showClosedLibraries(scope, services);
    scope.get('/auth', (request, reply) => getHandOff(request, reply, services));
    scope.get('/auth/', (request, reply) => getHandOff(request, reply, services));
    scope.get('/auth/logout', (request, reply) => getLogout(request, reply, services));
    scope.post('/auth/logout', (request, reply) => postLogout(request, reply, services));
    for (const { name, type, files } of ASSETS) {
      const bytes = Buffer.concat(await Promise.all(files.map((file) => readFile(file))));
      scope.get(`${PAGE_ASSETS}/${name}`, async (_request, reply) =>
        reply
          .headers({ 'cache-control': 'public, max-age=3600', 'x-content-type-options': 'nosniff' })
          .type(type)
          .send(bytes),
      );
    }
  });
}
