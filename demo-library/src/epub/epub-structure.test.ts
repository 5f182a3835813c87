import { posix } from 'node:path';
import { beforeAll, describe, expect, it, jest } from '@jest/globals';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { fromBuffer } from 'yauzl';
import { documentMakers } from '../documents/index.ts';

jest.setTimeout(120_000);

interface Entry {
  readonly name: string;
  readonly stored: boolean;
  readonly content: Buffer;
}

/** Every file of a zip, in the order in which they lie. */
function unpack(bytes: Uint8Array): Promise<readonly Entry[]> {
  return new Promise((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (error, zip) => {
      if (error) return reject(error);
      const entries: Entry[] = [];
      zip.on('error', reject);
      zip.on('end', () => resolve(entries));
      zip.on('entry', (entry: { fileName: string; compressionMethod: number }) => {
        zip.openReadStream(entry as never, (failed, stream) => {
          if (failed) return reject(failed);
          const chunks: Buffer[] = [];
          stream.on('data', (chunk: Buffer) => chunks.push(chunk));
          stream.on('end', () => {
            entries.push({
              name: entry.fileName,
              stored: entry.compressionMethod === 0,
              content: Buffer.concat(chunks),
            });
            zip.readEntry();
          });
        });
      });
      zip.readEntry();
    });
  });
}

const books = documentMakers.filter(({ record }) =>
  [
    'the-lighthouse-index',
    'die-gestalt-der-dinge',
    'egel-en-de-winter',
    'bayt-al-hikma-al-saghir',
    'petit-traite-des-livres-perdus',
  ].includes(record.key),
);

describe.each(books.map(({ record, make }) => ({ key: record.key, make })))(
  'the EPUB $key',
  ({ make }) => {
    let entries: readonly Entry[] = [];
    const names = (): ReadonlySet<string> => new Set(entries.map(({ name }) => name));
    const textOf = (name: string): string =>
      entries.find((entry) => entry.name === name)?.content.toString('utf8') ?? '';
    const markup = (): readonly Entry[] =>
      entries.filter(({ name }) => /\.(?:xhtml|opf|ncx|xml|svg)$/.test(name));

    beforeAll(async () => {
      entries = await unpack(await make());
    });

    it('begins with its media type, uncompressed', () => {
      expect(entries[0]?.name).toBe('mimetype');
      expect(entries[0]?.stored).toBe(true);
      expect(entries[0]?.content.toString()).toBe('application/epub+zip');
    });

    it('is well-formed throughout', () => {
      for (const { name, content } of markup()) {
        expect({ name, valid: XMLValidator.validate(content.toString('utf8')) }).toEqual({
          name,
          valid: true,
        });
      }
    });

    it('lists every file once in its manifest, and nothing else', () => {
      const opf = new XMLParser({ ignoreAttributes: false, attributeNamePrefix: '' }).parse(
        textOf('OEBPS/package.opf'),
      );
      const items: readonly { id: string; href: string }[] = opf.package.manifest.item;
      const listed = items.map(({ href }) => `OEBPS/${href}`);
      const found = [...names()].filter(
        (name) => name.startsWith('OEBPS/') && name !== 'OEBPS/package.opf',
      );
      expect([...listed].sort()).toEqual(found.sort());
      const ids = new Set(items.map(({ id }) => id));
      expect(ids.size).toBe(items.length);
      const spine: readonly { idref: string }[] = opf.package.spine.itemref;
      expect(spine.every(({ idref }) => ids.has(idref))).toBe(true);
      expect(opf.package.spine.toc).toBe('ncx');
    });

    it('refers only to files and places that it has', () => {
      const missing: string[] = [];
      for (const { name, content } of markup().filter((entry) =>
        /\.(?:xhtml|ncx)$/.test(entry.name),
      )) {
        const references = content.toString('utf8').matchAll(/(?<![\w:-])(?:href|src)="([^"]+)"/g);
        for (const [, reference = ''] of references) {
          if (/^[a-z]+:/.test(reference)) continue;
          const [path = '', place] = reference.split('#');
          const target = path === '' ? name : posix.join(posix.dirname(name), path);
          const there =
            names().has(target) &&
            (place === undefined || textOf(target).includes(`id="${place}"`));
          if (!there) missing.push(`${name}: ${reference}`);
        }
      }
      expect(missing).toEqual([]);
    });

    it('has the same contents in both of their forms', () => {
      const nav = textOf('OEBPS/nav.xhtml').split('</nav>')[0] ?? '';
      const inNav = [...nav.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href);
      const inNcx = [...textOf('OEBPS/toc.ncx').matchAll(/<content src="([^"]+)"/g)].map(
        ([, src]) => src,
      );
      expect(inNav.length).toBeGreaterThan(4);
      expect(inNcx).toEqual(inNav);
    });
  },
);
