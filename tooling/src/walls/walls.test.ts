import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { packageFolder, packages } from '../packages.ts';
import { type Breach, cruise } from './cruise.ts';

/** A small house that keeps every rule. */
const sound: Readonly<Record<string, string>> = {
  'shared-contracts/src/index.ts': 'export interface Answer { readonly id: string }',
  'shared-contracts/src/inner.ts': 'export const inner = 1;',
  'shared-contracts/src/http/client.ts': "import ky from 'ky';\nexport { ky };",
  'shared-ui/src/button/index.ts': "export { button } from './button.ts';",
  'shared-ui/src/button/button.ts': 'export const button = 1;',
  'remote-kit/src/react/index.ts':
    "import '@leeszaal/shared-ui/button';\nexport type { Answer } from '@leeszaal/shared-contracts';\nexport const useHost = 1;",
  'remote-kit/src/language/index.ts': 'export const language = 1;',
  'remote-kit/src/testing/index.ts': 'export const fake = 1;',
  'remote-kit/src/webpack/index.ts': "import 'node:fs';",
  'host/src/index.ts':
    "import { button } from '@leeszaal/shared-ui/button';\nexport type { Answer } from '@leeszaal/shared-contracts';\nexport { button };",
  'host/src/start.test.ts':
    "import { fake } from '@leeszaal/remote-kit/testing';\nimport 'fast-check';\nimport 'node:fs';\nexport { fake };",
  'remote-reader/src/viewer.ts': "import 'pdfjs-dist';\nimport 'epubjs';",
  'remote-reader/src/index.ts': 'export const shop = 1;',
  'host/src/speaks.ts': "export { language } from '@leeszaal/remote-kit/language';",
  'remote-shop/src/index.ts':
    "import { useHost } from '@leeszaal/remote-kit/react';\nexport const shop = useHost;",
  'reader-embed/src/index.ts': "export { shop } from '@leeszaal/remote-reader';",
  'remote-admin/src/editor.ts': "import 'quill';",
  'reference-server/src/index.ts':
    "import 'node:fs';\nexport type { Answer } from '@leeszaal/shared-contracts';",
  'test-documents/src/index.ts': 'export const bomb = 1;',
  'reference-server/src/reads.test.ts': "import '@leeszaal/test-documents';",
  'react-example/src/main.ts': "import '@leeszaal/shared-ui/button';",
  'embed-example/src/institution.ts': "import 'node:http';",
  'demo-library/src/index.ts':
    "import '@leeszaal/embed-example';\nimport '@leeszaal/reference-server';\nexport type { Answer } from '@leeszaal/shared-contracts';",
  'tooling/src/tool.ts':
    "import '@leeszaal/demo-library';\nimport '@leeszaal/shared-contracts';\nimport 'node:fs';",
  'test-support/src/index.ts': "import 'node:fs';",
  'e2e/src/journey.test.ts':
    "import 'pdfjs-dist';\nimport '@leeszaal/test-support';\nimport type { Answer } from '@leeszaal/shared-contracts';\nexport type { Answer };",
};

/** For each rule the files that break it. */
const broken: readonly [rule: string, file: string, code: string][] = [
  [
    'contracts-stand-alone',
    'shared-contracts/src/draws.ts',
    "import '@leeszaal/shared-ui/button';",
  ],
  [
    'ui-stands-alone',
    'shared-ui/src/knows.ts',
    "import type { Answer } from '@leeszaal/shared-contracts';\nexport type { Answer };",
  ],
  ['kit-on-contracts-and-ui-only', 'remote-kit/src/sells.ts', "import '@leeszaal/remote-shop';"],
  ['host-is-no-remote', 'host/src/renders.ts', "import '@leeszaal/remote-kit/react';"],
  ['host-and-remotes-apart', 'host/src/mounts.ts', "import '@leeszaal/remote-shop';"],
  [
    'host-and-remotes-apart',
    'remote-reader/src/sells.ts',
    "export const shop = () => import('@leeszaal/remote-shop');",
  ],
  ['host-and-remotes-apart', 'remote-shop/src/serves.ts', "import '@leeszaal/reference-server';"],
  ['host-and-remotes-apart', 'remote-shop/src/returns.ts', "import '@leeszaal/host';"],
  ['embed-hosts-the-reader-only', 'reader-embed/src/sells.ts', "import '@leeszaal/remote-shop';"],
  ['host-and-remotes-apart', 'host/src/embeds.ts', "import '@leeszaal/reader-embed';"],
  [
    'test-support-stands-alone',
    'test-support/src/knows.ts',
    "import '@leeszaal/shared-ui/button';",
  ],
  [
    'test-documents-stand-alone',
    'test-documents/src/serves.ts',
    "import '@leeszaal/shared-ui/button';",
  ],
  [
    'test-packages-in-tests-only',
    'reference-server/src/makes.ts',
    "import '@leeszaal/test-documents';",
  ],
  [
    'test-packages-in-tests-only',
    'reference-server/src/starts.ts',
    "import '@leeszaal/test-support';",
  ],
  [
    'server-on-contracts-only',
    'reference-server/src/shows.ts',
    "import '@leeszaal/shared-ui/button';",
  ],
  ['server-on-contracts-only', 'reference-server/src/fills.ts', "import '@leeszaal/demo-library';"],
  [
    'demonstration-beside-the-server',
    'demo-library/src/shows.ts',
    "import '@leeszaal/shared-ui/button';",
  ],
  [
    'example-stands-alone',
    'embed-example/src/asks.ts',
    "import type { Answer } from '@leeszaal/shared-contracts';\nexport type { Answer };",
  ],
  [
    'application-on-published-packages',
    'react-example/src/takes.ts',
    "import '@leeszaal/remote-shop';",
  ],
  ['tools-from-outside', 'tooling/src/shows.ts', "import '@leeszaal/shared-ui/button';"],
  ['tools-from-outside', 'bench/src/sells.ts', "import '@leeszaal/remote-shop';"],
  [
    'journeys-on-contracts-only',
    'e2e/src/peeks.ts',
    "import type { button } from '@leeszaal/shared-ui/button';\nexport type Button = typeof button;",
  ],
  ['journeys-take-types-only', 'e2e/src/runs.ts', "import '@leeszaal/shared-contracts';"],
  [
    'packages-by-name',
    'host/src/climbs.ts',
    "import { button } from '../../shared-ui/src/button/index.ts';\nexport { button };",
  ],
  [
    'nothing-unresolved',
    'host/src/digs.ts',
    "import { inner } from '@leeszaal/shared-contracts/src/inner.ts';\nexport { inner };",
  ],
  [
    'no-cycles',
    'host/src/egg.ts',
    "import type { Hen } from './hen.ts';\nexport interface Egg { hen: Hen }",
  ],
  ['no-folder-cycles', 'host/src/bat/night.ts', "export { feather } from '../owl/feather.ts';"],
  ['no-tests-in-source', 'host/src/leans.ts', "import './start.test.ts';"],
  ['no-tests-in-source', 'host/src/fakes.ts', "import '@leeszaal/remote-kit/testing';"],
  ['no-dev-dependency-in-source', 'host/src/guesses.ts', "import 'fast-check';"],
  ['presets-build-only', 'remote-shop/src/bundles.ts', "import '@leeszaal/remote-kit/webpack';"],
  ['no-node-in-the-browser', 'host/src/writes.ts', "import 'node:fs';"],
  ['ky-only-in-its-place', 'shared-contracts/src/calls.ts', "import 'ky';"],
  ['ky-only-in-its-place', 'host/src/calls.ts', "import type { KyInstance } from 'ky';"],
  ['pdfjs-dist-only-in-its-place', 'remote-shop/src/prints.ts', "import 'pdfjs-dist';"],
  ['epubjs-only-in-its-place', 'reference-server/src/reads.ts', "import 'epubjs';"],
  ['quill-only-in-its-place', 'remote-reader/src/writes.ts', "import 'quill';"],
];

/** The other halves of the cycles. A cycle of files is reported once. */
const otherHalves: Readonly<Record<string, string>> = {
  'host/src/hen.ts': "import type { Egg } from './egg.ts';\nexport interface Hen { egg: Egg }",
  'host/src/owl/nest.ts': "export { wing } from '../bat/wing.ts';",
  'host/src/owl/feather.ts': 'export const feather = 1;',
  'host/src/bat/wing.ts': 'export const wing = 1;',
};

const libraries = ['ky', 'pdfjs-dist', 'epubjs', 'quill', 'fast-check'];

let house: string;
let breaches: Breach[];

async function put(path: string, content: string): Promise<void> {
  const target = join(house, path);
  await mkdir(dirname(target), { recursive: true });
  await writeFile(target, content);
}

beforeAll(async () => {
  house = await mkdtemp(join(tmpdir(), 'leeszaal-walls-'));
  for (const [path, code] of Object.entries(sound)) await put(path, code);
  for (const [, path, code] of broken) await put(path, code);
  for (const [path, code] of Object.entries(otherHalves)) await put(path, code);
  for (const name of packages) {
    const manifest = await readFile(join(packageFolder(name), 'package.json'), 'utf8');
    await put(`${name}/package.json`, manifest);
    await mkdir(join(house, 'node_modules/@leeszaal'), { recursive: true });
    await symlink(join(house, name), join(house, 'node_modules/@leeszaal', name));
  }
  for (const name of libraries) {
    await put(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'index.js' }));
    await put(`node_modules/${name}/index.js`, '');
  }
  breaches = await cruise(house, packages);
});

afterAll(() => rm(house, { recursive: true, force: true }));

test.each(broken)('%s catches %s', (rule, file) => {
  const places = [file, dirname(file)];
  const rules = breaches.filter(({ from }) => places.includes(from)).map((breach) => breach.rule);
  expect(rules).toContain(rule);
});

test('leaves what is sound alone', () => {
  const files = new Set(breaches.map(({ from }) => from));
  expect([...files].filter((file) => Object.hasOwn(sound, file))).toEqual([]);
});

test('tells a circle of folders by each of them', () => {
  const circles = breaches.filter(({ rule }) => rule === 'no-folder-cycles');
  const folders = circles.map(({ from }) => from).filter((from) => from.startsWith('host/src/'));
  expect(folders.sort()).toEqual(['host/src/bat', 'host/src/owl']);
});

test('has a breach for each rule there is', async () => {
  const { default: walls } = await import('../../../.dependency-cruiser.mjs');
  const { default: folders } = await import('../../../.dependency-cruiser-folders.mjs');
  const forbidden = [walls, folders].flatMap((config) => config.forbidden ?? []);
  const rules = new Set(forbidden.map(({ name }) => name));
  expect(new Set(broken.map(([rule]) => rule))).toEqual(rules);
});
