import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compile } from '@leeszaal/remote-kit/webpack';
import { embedConfig } from './embed/embed-config.ts';
import { startSizes } from './embed/start-sizes.ts';

/*
 * `pnpm bench:embed`: builds the embedded reader into a temporary folder, and prints how many KB of gzip each package
 * has in the scripts that load until the first page of an EPUB, and of a PDF.
 */
const SMALL = 100;
const kilobytes = (bytes: number): string => (bytes / 1024).toFixed(1);

process.env['NODE_ENV'] = 'production';
const outputPath = await mkdtemp(join(tmpdir(), 'leeszaal-embed-'));
try {
  await compile(embedConfig({ mode: 'production', outputPath }));
  for (const { start, total, packages } of await startSizes(outputPath)) {
    console.log(
      `| Until the first page (${start}), KB of gzip | ${kilobytes(total)} |\n| --- | --- |`,
    );
    for (const [name, bytes] of packages) {
      if (bytes >= SMALL) console.log(`| ${name} | ${kilobytes(bytes)} |`);
    }
  }
} finally {
  await rm(outputPath, { recursive: true });
}
