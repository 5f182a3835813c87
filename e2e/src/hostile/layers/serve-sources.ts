import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PAGE = '/remote-reader/dev/layers-page.ts';
/** The libraries of the reader's defences. */
const LIBRARIES: Readonly<Record<string, string>> = {
  dompurify: '/remote-reader/node_modules/dompurify/dist/purify.es.mjs',
  '@csstools/css-tokenizer': '/remote-reader/node_modules/@csstools/css-tokenizer/dist/index.mjs',
  // All that they take of it.
  '@leeszaal/shared-contracts': '/shared-contracts/src/security/create-policy.ts',
};

/** A server of the reader's sources, for modules that run without the rest. */
export interface SourceServer {
  readonly url: string;
  close(): Promise<void>;
}

/**
 * Serves a page that loads the reader's defences from their sources, without types.
 *
 * @param policy the page's Content-Security-Policy; undefined for none
 */
export async function serveSources(policy: string | undefined): Promise<SourceServer> {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname;
    if (policy !== undefined) response.setHeader('content-security-policy', policy);
    if (path === '/') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(
        `<!doctype html><title>Layers</title><script type="module" src="${PAGE}"></script>`,
      );
      return;
    }
    try {
      const text = await readFile(ROOT + path.slice(1), 'utf8');
      response.setHeader('content-type', 'text/javascript; charset=utf-8');
      response.end(path.endsWith('.ts') ? forBrowser(text) : text);
    } catch {
      response.writeHead(404).end();
    }
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    url: `http://127.0.0.1:${port}/`,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/**
 * Converts a module for the browser: strips types, resolves libraries to addresses, omits fonts.
 */
function forBrowser(source: string): string {
  return stripTypeScriptTypes(source)
    .replace(/import (\w+) from '[^']+\.woff2';/g, "const $1 = 'data:,';")
    .replace(/export { default as (\w+) } from '[^']+\.woff2';/g, "export const $1 = 'data:,';")
    .replace(/(from|import) '([^'.][^']*)'/g, (line, word: string, name: string) =>
      name in LIBRARIES ? `${word} '${LIBRARIES[name]}'` : line,
    );
}
