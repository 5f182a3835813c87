import { cp, mkdir, writeFile } from 'node:fs/promises';
import { delimiter, dirname, join } from 'node:path';
import { execa } from 'execa';

/** Bundlers of others. */
export const bundlers = ['vite', 'webpack', 'esbuild'] as const;
export type Bundler = (typeof bundlers)[number];

const PACKAGES = [
  'vite@8.4.0',
  'webpack@5.113.0',
  'webpack-cli@7.3.1',
  'esbuild@0.28.2',
  'typescript@5.9.3',
];

/** As `docs/embedding.md` shows it, with the document of the page's address. */
const SCRIPT = `
import {
  defineLeeszaalReader,
  EmbedCommandError,
  type LeeszaalReaderElement,
  type TokenProvider,
} from '@leeszaal/reader-embed';

defineLeeszaalReader();

const tokenProvider: TokenProvider = async () => {
  const answer = await fetch('/reader-token', { method: 'POST' });
  return (await answer.json()).accessToken;
};
const reader: LeeszaalReaderElement | null = document.querySelector('leeszaal-reader');
if (reader === null) throw new Error('The page has no reader');
const asked = new URLSearchParams(location.search);
reader.addEventListener('page', ({ detail }) => (document.title = \`Page \${detail.page.toFixed()}\`));
reader.addEventListener('failed', ({ detail }) => (document.title = \`Failed: \${detail.reason}\`));
reader.goTo({ page: 1 }).catch((error: unknown) => {
  if (error instanceof EmbedCommandError) console.log(error.reason);
});
reader.docKey = asked.get('doc-key') ?? '';
reader.apiBase = asked.get('api-base') ?? '';
reader.tokenProvider = tokenProvider;
`;

/** @param script its address */
const page = (script: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Course</title><link rel="icon" href="data:,"></head>
<body><leeszaal-reader></leeszaal-reader><script type="module" src="${script}"></script></body></html>
`;

const CONFIGURATIONS = {
  'webpack.config.js': `
export default {
  mode: 'production',
  entry: './src/main.js',
  output: { filename: 'main.js', trustedTypes: { policyName: 'school' } },
  performance: false,
};
`,
};

/** Jest's own mode is not the institution's. */
const { NODE_ENV: _, NODE_OPTIONS: __, PATH, ...ownEnvironment } = process.env;

/** A repository of an institution, which has the package as a dependency. */
export interface BundledPage {
  /** Builds the page. @returns the folder of its files, absolute */
  build(bundler: Bundler): Promise<string>;
  /** Runs a program of the repository. @returns what it printed */
  run(program: string, ...parameters: readonly string[]): Promise<string>;
}

/**
 * Makes the repository, and installs the package and the bundlers from npm.
 *
 * @param folder absolute and empty
 * @param tarball of the package
 */
export async function createBundledPage(folder: string, tarball: string): Promise<BundledPage> {
  async function run(program: string, ...parameters: readonly string[]): Promise<string> {
    const { all, failed } = await execa(program, parameters, {
      cwd: folder,
      env: {
        ...ownEnvironment,
        npm_config_cache: join(folder, '.npm'),
        PATH: [join(folder, 'node_modules/.bin'), dirname(process.execPath), PATH].join(delimiter),
      },
      extendEnv: false,
      all: true,
      reject: false,
    });
    if (failed) throw new Error(`${program} ${parameters.join(' ')}\n${all}`);
    return all;
  }

  await mkdir(join(folder, 'src'), { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true, "type": "module" }');
  await writeFile(join(folder, 'src/main.ts'), SCRIPT);
  for (const [name, text] of Object.entries(CONFIGURATIONS)) {
    await writeFile(join(folder, name), text);
  }
  await run('npm', 'install', '--no-audit', '--no-fund', tarball, ...PACKAGES);

  return {
    run,
    async build(bundler) {
      const target = join(folder, bundler);
      if (bundler === 'vite') {
        await writeFile(join(folder, 'index.html'), page('/src/main.ts'));
        await run('vite', 'build', '--outDir', target);
        return target;
      }
      if (bundler === 'webpack') {
        await run('esbuild', 'src/main.ts', '--outfile=src/main.js');
        await run('webpack', '--output-path', target);
      } else {
        await run(
          'esbuild',
          'src/main.ts',
          '--bundle',
          '--splitting',
          '--format=esm',
          '--minify',
          `--outdir=${target}`,
        );
        // esbuild leaves addresses of files as they are.
        const assets = join(folder, 'node_modules/@leeszaal/reader-embed/lib/assets');
        await cp(assets, join(target, 'assets'), { recursive: true });
      }
      await writeFile(join(target, 'index.html'), page('/main.js'));
      return target;
    },
  };
}
