import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import {
  createDocumentEngine,
  type ImportedDocument,
  importPath,
} from '@leeszaal/reference-server/testing';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import { documentMakers } from './index.ts';

jest.setTimeout(300_000);

/** Makes them in a process of its own, which can be in any part of the world. */
const SCRIPT = fileURLToPath(new URL('../testing/make-documents.ts', import.meta.url));

/** Makes every document in a time zone. */
async function makeAll(
  timeZone: string,
  ...folders: readonly string[]
): Promise<readonly string[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [SCRIPT, ...folders], {
    env: { ...process.env, TZ: timeZone },
  });
  return stdout.trim().split('\n');
}

const depthOf = (entries: readonly ContentsEntry[]): number =>
  entries.length === 0 ? 0 : 1 + Math.max(...entries.map(({ children }) => depthOf(children)));

const engine = createDocumentEngine();
const read = new Map<string, ImportedDocument>();
let made: readonly string[] = [];
let folder = '';

const documentOf = (key: string): ImportedDocument => {
  const document = read.get(key);
  if (document === undefined) throw new Error(`${key} was not read`);
  return document;
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'leeszaal-demo-'));
  made = await makeAll('Europe/Amsterdam', folder);
  for (const line of made) {
    const [key = '', fileName = ''] = line.split('\t');
    read.set(key, await importPath(join(folder, fileName), { engine }));
  }
});

afterAll(async () => {
  await engine.close();
  await rm(folder, { recursive: true, force: true });
});

describe('the demonstration documents', () => {
  it('are the same everywhere and every time', async () => {
    expect(await makeAll('Pacific/Auckland')).toEqual(made);
  });

  it('have files of their own and titles that import reads back', () => {
    expect(new Set(made.map((line) => line.split('\t')[1])).size).toBe(documentMakers.length);
    for (const { record } of documentMakers) {
      expect(documentOf(record.key).metadata.title).toBe(record.title);
    }
  });

  it('can be read in each language', () => {
    const languages = new Set(documentMakers.map(({ record }) => record.language));
    expect([...languages].sort()).toEqual(['ar', 'de', 'en', 'fr', 'nl']);
  });

  it('have a cover and text on nearly every page', () => {
    for (const [key, document] of read) {
      expect(document.cover?.bytes.byteLength ?? 0).toBeGreaterThan(1000);
      const silent = document.units.filter(({ text }) => text.trim() === '').length;
      expect({ key, enough: silent <= 4 }).toEqual({ key, enough: true });
    }
  });
});

describe('the handbook', () => {
  it('has more than three hundred pages and an outline of three levels', () => {
    const handbook = documentOf('handbook-of-the-reading-room');
    expect(handbook.units.length).toBeGreaterThan(300);
    expect(depthOf(handbook.contents)).toBe(3);
  });

  it('numbers its front matter in roman and its text in arabic numerals', () => {
    const { units } = documentOf('handbook-of-the-reading-room');
    const labels = units.map(({ label }) => label);
    expect(labels.slice(0, 4)).toEqual(['i', 'ii', 'iii', 'iv']);
    expect(labels).toContain('290');
  });

  it('leads from the contents, the text and the indexes to the pages', () => {
    const { links, units } = documentOf('handbook-of-the-reading-room');
    expect(links.length).toBeGreaterThan(1000);
    const pages = new Set(units.map(({ address }) => address));
    expect(links.every(({ from, to }) => pages.has(from) && pages.has(to))).toBe(true);
  });

  it('keeps ligatures and accents legible for those who search', () => {
    const text = documentOf('handbook-of-the-reading-room')
      .units.map((unit) => unit.text)
      .join(' ');
    for (const words of ['difficulty', 'Brontë', 'Çelebi', 'Straßenverkehrs-Ordnung', 'œuvre']) {
      expect(text.toLowerCase()).toContain(words.toLowerCase());
    }
  });
});

describe('the atlas', () => {
  it('has pages of many sizes', () => {
    const { units } = documentOf('atlas-of-the-leeward-archipelago');
    const sizes = new Set(units.map(({ size }) => `${size?.width} ${size?.height}`));
    expect(sizes.size).toBeGreaterThanOrEqual(5);
  });
});

describe('the Arabic tale', () => {
  it('is read from right to left', () => {
    const tale = documentOf('bayt-al-hikma-al-saghir');
    expect(tale.format === 'epub' && tale.progression).toBe('rtl');
    expect(tale.contents.length).toBe(6);
  });
});

describe('the picture book', () => {
  it('has twenty spreads of two pages in a fixed layout', () => {
    const { units } = documentOf('egel-en-de-winter');
    expect(units.length).toBe(41);
    for (const { layout, size } of units) {
      expect(layout).toBe('fixed');
      expect(size).toEqual({ width: 1000, height: 1250 });
    }
  });
});

describe('the novella', () => {
  it('has nine chapters to read in for a while', () => {
    const { units } = documentOf('the-lighthouse-index');
    const chapters = units.filter(({ text }) => text.split(/\s+/).length > 1300);
    expect(chapters.length).toBe(9);
  });
});
