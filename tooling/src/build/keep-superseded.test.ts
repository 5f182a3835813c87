import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { filesBelow } from '@leeszaal/reference-server/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';
import { keepSuperseded } from './keep-superseded.ts';

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 0, 10);
const MENU = 'menu.0123456789abcdef.js';
const FONT = 'assets/serif.0123456789abcdef.woff2';

let layout: DistLayout;

beforeEach(async () => {
  layout = distLayout(await mkdtemp(join(tmpdir(), 'leeszaal-host-')));
});
afterEach(() => rm(layout.root, { recursive: true, force: true }));

/** Puts a host of these files, each with the given text, where the one before stood. */
async function replaceHost(files: readonly string[], text: string, hoursLater: number) {
  const draft = join(layout.building, 'host');
  for (const file of files) {
    await mkdir(dirname(join(draft, file)), { recursive: true });
    await writeFile(join(draft, file), text);
  }
  await keepSuperseded(layout, draft, NOW + hoursLater * HOUR);
  await rm(layout.host, { recursive: true, force: true });
  await rename(draft, layout.host);
}

it('the first host has no host before it', async () => {
  await replaceHost(['index.html', MENU], 'one', 0);
  expect(await filesBelow(layout.host)).toEqual(['index.html', MENU]);
});

it('keeps what pages of the host before may ask for, until a day after it went out of use', async () => {
  await replaceHost(['index.html', MENU, `${MENU}.map`, FONT, 'icon.svg'], 'one', 0);
  await replaceHost(['index.html'], 'two', 300);
  expect(await filesBelow(layout.host)).toEqual([FONT, 'index.html', MENU]);
  expect(await readFile(join(layout.host, 'index.html'), 'utf8')).toBe('two');
  await replaceHost(['index.html', FONT], 'three', 323);
  expect(await filesBelow(layout.host)).toEqual([FONT, 'index.html', MENU]);
  await replaceHost(['index.html'], 'four', 325);
  // The font has only just gone out of use.
  expect(await filesBelow(layout.host)).toEqual([FONT, 'index.html']);
});
