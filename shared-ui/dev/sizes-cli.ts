import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { runWebpack } from './run-webpack.ts';
import { webpackConfig } from './webpack-config.ts';

/* Prints the size of each entry (gzip, without React) and of the first screen's entries
   together. Fails when the first screen exceeds its budget. */
const source = fileURLToPath(new URL('../src/', import.meta.url));
/** Entries loaded on first use, or by later screens (forms). */
const later = ['menu', 'toast', 'tree'].concat([
  'floating-notice',
  'progress-bar',
  'radio-group',
  'switch',
  'text-field',
]);
/** Icons are imported one by one: their size counts with the component that shows them. */
const picked = ['icon'];
const firstScreenBudget = 60 * 1024;

const entries = (await readdir(source, { withFileTypes: true }))
  .filter((entry) => entry.isDirectory() && !['internal', 'styles'].includes(entry.name))
  .map((entry) => entry.name)
  .sort();
const firstScreen = entries.filter((name) => !later.includes(name) && !picked.includes(name));

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
await mkdir(cache, { recursive: true });
const folder = await mkdtemp(join(cache, 'sizes-'));
try {
  const together = async (name: string, folders: readonly string[]): Promise<string> => {
    const file = join(folder, `${name}.ts`);
    const lines = folders.map(
      (entry, n) => `import * as m${n} from '${source}${entry}/index.ts';\nuse(m${n});`,
    );
    await writeFile(file, `declare const use: (all: unknown) => void;\n${lines.join('\n')}\n`);
    return file;
  };
  const named: Record<string, string> = {};
  for (const name of entries) named[name] = await together(name, [name]);
  named['first-screen'] = await together('first-screen', firstScreen);
  named['everything'] = await together('everything', entries);
  await runWebpack(
    webpackConfig({
      entry: named,
      output: { path: join(folder, 'out'), filename: '[name].js' },
      externals: {
        react: 'React',
        'react-dom': 'ReactDOM',
        'react-dom/client': 'ReactDOM',
        'react/jsx-runtime': 'Jsx',
      },
    }),
  );
  const size = async (name: string, kind: 'js' | 'css'): Promise<number> => {
    const bytes = await readFile(join(folder, 'out', `${name}.${kind}`)).catch(() => undefined);
    return bytes === undefined ? 0 : gzipSync(bytes, { level: 9 }).length;
  };
  const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`.padStart(9);
  for (const name of Object.keys(named)) {
    const [js, css] = [await size(name, 'js'), await size(name, 'css')];
    process.stdout.write(`${name.padEnd(18)} js ${kilobytes(js)}   css ${kilobytes(css)}\n`);
  }
  const first = await size('first-screen', 'js');
  if (first > firstScreenBudget) {
    process.stderr.write(
      `The first screen's share is ${kilobytes(first).trim()}, more than 60 KB.\n`,
    );
    process.exitCode = 1;
  }
} finally {
  await rm(folder, { recursive: true });
}
