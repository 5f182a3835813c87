import { globSync } from 'node:fs';
import { access, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { brokenLinks } from './broken-links.ts';

const SKIPPED = new Set(['node_modules', 'dist', 'data', '.cache', '.git']);

/** The relative links of all Markdown pages that lead nowhere, as lines for people. */
export async function checkLinks(root: string): Promise<string[]> {
  const pages = globSync('**/*.md', {
    cwd: root,
    exclude: (path) => SKIPPED.has(basename(path)),
  });
  const places = {
    read: (path: string) => readFile(join(root, path), 'utf8').catch(() => undefined),
    exists: (path: string) =>
      access(join(root, path)).then(
        () => true,
        () => false,
      ),
  };
  const lines = await Promise.all(pages.sort().map((page) => brokenLinks(page, places)));
  return lines.flat();
}
