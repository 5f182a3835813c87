import { createReadStream, existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runWebpack } from './run-webpack.ts';
import { webpackConfig } from './webpack-config.ts';

/* Builds the gallery into dist/gallery; with `--serve <port>` or GALLERY_PORT also serves it, under the portal's
   Content-Security-Policy, so that a component which violates it fails here first. */
const folder = fileURLToPath(new URL('../dist/gallery/', import.meta.url));

const page = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width">
    <meta id="react-aria-pressable-style">
    <link rel="icon" href="data:,">
    <title>Gallery</title>
    <link rel="stylesheet" href="main.css">
    <script defer src="main.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

await runWebpack(
  webpackConfig({
    entry: { main: './dev/gallery/main.tsx' },
    output: { path: folder, filename: '[name].js', publicPath: 'auto', clean: true },
    // It is looked at and tested here only: a small file would take longer.
    optimization: { minimize: false },
  }),
);
await mkdir(folder, { recursive: true });
await writeFile(join(folder, 'index.html'), page);
process.stdout.write(`The gallery is in ${folder}index.html\n`);

const types: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};

const at = process.argv.indexOf('--serve');
const wanted = at > 0 ? (process.argv[at + 1] ?? '4310') : process.env['GALLERY_PORT'];
if (wanted !== undefined) {
  const port = Number(wanted);
  createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const file = join(folder, pathname === '/' ? 'index.html' : pathname);
    if (!file.startsWith(folder) || !existsSync(file)) {
      response.writeHead(404).end();
      return;
    }
    response.writeHead(200, {
      'content-type': types[extname(file)] ?? 'application/octet-stream',
      'content-security-policy':
        "default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data: blob:; require-trusted-types-for 'script'",
    });
    createReadStream(file).pipe(response);
  }).listen(port, '127.0.0.1', () => process.stdout.write(`and on http://localhost:${port}\n`));
}
