import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterAll, describe, expect, it } from '@jest/globals';
import { joinPageParts } from '@leeszaal/shared-contracts';
import { decode } from 'fast-png';
import { pagesInParts } from '../import/parts/pages-in-parts.ts';
import { encodeAddress } from './epub/addresses/epub-address.ts';
import { isDocumentError } from './model/document-error.ts';
import { structureOf } from './model/document-structure.ts';
import { readParts, readPartsIndex } from './pdf/paged/parts-file.ts';
import type { DocumentRecord } from './serving/document-record.ts';
import { createEpubServing } from './serving/serve-epub.ts';
import { corpusFiles } from './testing/corpus.ts';
import { importPath } from './testing/import-path.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { createDocumentEngine } from './workers/document-engine.ts';

const engine = createDocumentEngine();
const folder = temporaryFolder();
afterAll(() => engine.close());

/** Greatest difference of two renderings of a page in a channel; hinting depends on how fonts are embedded. */
const TOLERANCE = 8;

/** Resolution of the renderings, in dots per inch. */
const RESOLUTION = 150;

/** Overhead of a file of one page, in bytes. */
const OVERHEAD = 2_000;

async function expectSamePicture(
  file: string,
  page: number,
  cut: Uint8Array,
  tolerance = TOLERANCE,
): Promise<void> {
  const own = await folder.write(`${crypto.randomUUID()}.pdf`, cut);
  const whole = decode(await engine.renderPage(file, page, RESOLUTION));
  const part = decode(await engine.renderPage(own, 1, RESOLUTION));
  expect([part.width, part.height]).toEqual([whole.width, whole.height]);
  if (Buffer.compare(whole.data as Uint8Array, part.data as Uint8Array) === 0) return;
  let different = 0;
  for (const [at, value] of whole.data.entries()) {
    if (Math.abs(value - (part.data[at] ?? 0)) > tolerance) different += 1;
  }
  expect(`${basename(file)} page ${page}: ${different} different`).toBe(
    `${basename(file)} page ${page}: 0 different`,
  );
}

describe('the corpus', () => {
  it('of PDFs is imported, and every page of it cut and painted', async () => {
    for (const file of await corpusFiles('pdf')) {
      const document = await importPath(file, { engine });
      expect(document.metadata.title).not.toBe('');
      for (const page of document.units.keys()) {
        const cut = await engine.cutPage(file, page + 1);
        expect((await PDFDocument.load(cut)).getPageCount()).toBe(1);
        expect(cut.byteLength).toBeLessThan((await stat(file)).size + OVERHEAD);
        await expectSamePicture(file, page + 1, cut);
      }
    }
  }, 120_000);

  it('of PDFs looks in parts as in pages of their own [S2.170]', async () => {
    for (const file of await corpusFiles('pdf')) {
      const made = await pagesInParts(file, engine);
      if (made.kind === 'whole') continue;
      const path = await folder.write(`${crypto.randomUUID()}.parts`, made.bytes);
      const parts = await readPartsIndex(path);
      for (const [at, numbers] of parts.index.pages.entries()) {
        const ranges = numbers.map((number) => readParts(path, parts, [[number, number]]));
        const page = joinPageParts(await Promise.all(ranges));
        const whole = await folder.write(
          `${crypto.randomUUID()}.pdf`,
          await engine.cutPage(file, at + 1),
        );
        await expectSamePicture(whole, 1, page, 0);
      }
    }
  }, 120_000);

  it('of EPUBs is imported and served: text, contents, and every segment with what the browser loads', async () => {
    for (const file of await corpusFiles('epub')) {
      const document = await importPath(file, { engine });
      expect(document.units.length).toBeGreaterThan(0);
      expect(document.contents.length).toBeGreaterThan(0);
      expect(document.metadata.title).not.toBe(basename(file));
      const serving = createEpubServing(engine, () => file);
      const record: DocumentRecord = {
        docKey: 'doc',
        pubKey: 'pub',
        sha256: document.sha256,
        mimeType: 'application/epub+zip',
        pageCount: document.units.length,
        structure: structureOf(document),
        textBytes: [],
      };
      const missing: string[] = [];
      const seen = new Set<string>();
      const follow = async (address: string): Promise<void> => {
        if (seen.has(address)) return;
        seen.add(address);
        const served = await serving.file(record, address, 'KEY').catch(() => undefined);
        if (!served) missing.push(address);
        if (!served || !(served.body instanceof Uint8Array)) return;
        const text = Buffer.from(served.body).toString('utf8');
        for (const [, reference = ''] of text.matchAll(/"([^"]*)\?licenseKey=KEY/g)) {
          const url = new URL(reference, `http://host.example/${encodeAddress(address)}`);
          await follow(decodeURIComponent(url.pathname.slice(1)));
        }
      };
      for (const { address } of document.units) await follow(address);
      serving.close();
      expect([basename(file), missing]).toEqual([basename(file), []]);
    }
  }, 60_000);

  it('of broken files is reported or repaired', async () => {
    for (const file of await corpusFiles('broken')) {
      const outcome = await importPath(file, { engine }).catch((error: unknown) => error);
      if (basename(file) === 'print_protection.pdf') {
        expect(isDocumentError(outcome, 'protected')).toBe(true);
      } else if (isDocumentError(outcome)) {
        expect(outcome.fault).toBe('broken');
      } else {
        await expectSamePicture(file, 1, await engine.cutPage(file, 1));
      }
    }
  }, 60_000);
});
