import { Buffer } from 'node:buffer';
import { afterAll, describe, expect, it, jest } from '@jest/globals';
import {
  container,
  epubFiles,
  makeEpub,
  makeRawZip,
  makeZip,
  type RawEntry,
} from '@leeszaal/test-documents';
import { detectFormat } from '../../detect-format.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { createDocumentEngine } from '../../workers/document-engine.ts';
import { openArchive } from './open-archive.ts';

// Starting workers takes long on a busy machine.
jest.setTimeout(30_000);

const engine = createDocumentEngine(1);
const folder = temporaryFolder();
afterAll(() => engine.close());

const book = epubFiles({ pages: { 'one.xhtml': '<p>text</p>' } });
const sound: RawEntry[] = Object.entries(book).map(([name, content]) => ({ name, content }));
const withEntry = (entry: RawEntry) => makeRawZip([...sound, entry]);

async function read(bytes: Uint8Array): Promise<unknown> {
  return engine.readEpub(await folder.write(`${crypto.randomUUID()}.epub`, bytes), 'Untitled');
}

describe('an archive', () => {
  it('that is sound is read', async () => {
    expect(await read(makeRawZip(sound))).toMatchObject({ units: [{ text: 'text' }] });
  });

  it.each<[string, RawEntry, string]>([
    ['leads out of itself', { name: '../evil.txt', content: 'x' }, 'hostile'],
    ['leads out in the middle', { name: 'OEBPS/../../evil.txt', content: 'x' }, 'hostile'],
    ['has an absolute path', { name: '/etc/evil', content: 'x' }, 'hostile'],
    ['has a path of another system', { name: 'C:evil.txt', content: 'x' }, 'hostile'],
    ['leads out by backslashes', { name: 'OEBPS\\..\\evil.txt', content: 'x' }, 'hostile'],
    ['has a zero byte', { name: 'OEBPS/a\0.txt', content: 'x' }, 'hostile'],
    [
      'holds a symbolic link',
      { name: 'OEBPS/link', content: '/etc/passwd', externalAttributes: 0o120777 << 16 },
      'hostile',
    ],
    [
      'says less than there is',
      { name: 'a', content: 'x'.repeat(5_000), statedSize: 10 },
      'hostile',
    ],
    ['says more than there is', { name: 'a', content: 'x', statedSize: 5_000 }, 'hostile'],
    ['has a wrong check sum', { name: 'a', content: 'x', statedCrc: 1 }, 'broken'],
    ['says that it is no ordinary size', { name: 'a', content: 'x', statedSize: 3e9 }, 'too-large'],
    ['is encrypted', { name: 'a', content: 'x', flags: 0x0801 }, 'protected'],
    ['is compressed in another way', { name: 'a', content: 'x', method: 12 }, 'unsupported'],
    ['holds a bomb', { name: 'a', content: Buffer.alloc(8 * 1024 * 1024) }, 'hostile'],
  ])('that %s is refused', async (_, entry, fault) => {
    await expect(read(withEntry(entry))).rejects.toMatchObject({ name: 'DocumentError', fault });
  });

  it('that is split over several disks is refused', async () => {
    const bytes = makeRawZip(sound);
    // Number of the disk with the end record.
    bytes.writeUInt16LE(1, bytes.length - 22 + 4);
    await expect(read(bytes)).rejects.toMatchObject({ name: 'DocumentError' });
  });

  it('made where folders are parted by backslashes is read', async () => {
    const entries = Object.entries(book).map(([name, content]) => ({
      name: name.replaceAll('/', '\\'),
      content,
    }));
    expect(await read(makeRawZip(entries))).toMatchObject({ units: [{ text: 'text' }] });
  });

  it('with a long chapter that says the same over and over is read', async () => {
    const content = `<p>${'The sea did it again. '.repeat(300_000)}</p>`;
    expect(await read(withEntry({ name: 'OEBPS/more.xhtml', content }))).toBeDefined();
  });

  it('with something behind it is read', async () => {
    for (const behind of ['\0'.repeat(300), '\r\n', 'Sent from a telephone']) {
      const bytes = Buffer.concat([makeRawZip(sound), Buffer.from(behind)]);
      expect(await read(bytes)).toMatchObject({ units: [{ text: 'text' }] });
    }
  });

  it('with something before it is read, whether its offsets count that or not', async () => {
    for (const before of ['\0'.repeat(3), 'HTTP/1.1 200 OK\r\n\r\n', 'x'.repeat(70_000)]) {
      const counted = makeRawZip(sound, Buffer.byteLength(before));
      for (const archive of [makeRawZip(sound), counted]) {
        for (const behind of ['', '\0'.repeat(300)]) {
          const bytes = Buffer.concat([Buffer.from(before), archive, Buffer.from(behind)]);
          expect(await read(bytes)).toMatchObject({ units: [{ text: 'text' }] });
          expect(await detectFormat(await folder.write('before.epub', bytes))).toBe('epub');
        }
      }
    }
  });

  it('cut short anywhere is refused', async () => {
    const whole = makeRawZip(sound);
    for (const share of [0.1, 0.5, 0.7, 0.95, 0.999]) {
      const part = whole.subarray(0, Math.floor(whole.length * share));
      await expect(read(part)).rejects.toMatchObject({ fault: 'broken' });
    }
  });

  it('whose content is damaged is refused', async () => {
    const whole = Buffer.from(await makeEpub({ pages: { 'a.xhtml': 'text '.repeat(1_000) } }));
    const at = whole.indexOf('a.xhtml') + 30;
    whole.fill(0xaa, at, at + 20);
    await expect(read(whole)).rejects.toMatchObject({ name: 'DocumentError' });
  });

  it('is bounded in entries, in bytes of one and of all', async () => {
    const bytes = await makeZip({ a: 'x'.repeat(100), b: 'y'.repeat(100) });
    const path = await folder.write('limits.zip', bytes);
    const limits = { entries: 10, total: 1_000, entry: 1_000, ratios: [] };
    (await openArchive(path, limits)).close();
    for (const tighter of [{ entries: 1 }, { total: 150 }, { entry: 99 }]) {
      await expect(openArchive(path, { ...limits, ...tighter })).rejects.toMatchObject({
        fault: 'too-large',
      });
    }
  });

  it('that is no EPUB is told so', async () => {
    await expect(read(await makeZip({ 'word/document.xml': '<x/>' }))).rejects.toMatchObject({
      fault: 'unsupported',
    });
    await expect(
      read(await makeZip({ 'META-INF/container.xml': container('missing.opf') })),
    ).rejects.toMatchObject({ fault: 'broken' });
  });

  it('of which the names are UTF-8 without saying so is read', async () => {
    const files = epubFiles({ pages: { 'tête-à-tête.xhtml': '<p>été</p>' } });
    const entries = Object.entries(files).map(([name, content]) => ({ name, content, flags: 0 }));
    expect(await read(makeRawZip(entries))).toMatchObject({
      units: [{ address: 'tête-à-tête.xhtml', text: 'été' }],
    });
  });
});

describe('a document type', () => {
  const laughs = Array.from(
    { length: 20 },
    (_, at) =>
      `<!ENTITY l${at + 1} "&l${at};&l${at};&l${at};&l${at};&l${at};&l${at};&l${at};&l${at};">`,
  ).join('');

  it('with entities that multiply is not expanded', async () => {
    const opf = String(book['OEBPS/content.opf'])
      .replace('<package', `<!DOCTYPE package [<!ENTITY l0 "ha">${laughs}]><package`)
      .replace('A book', 'A &l20; book');
    const files = { ...book, 'OEBPS/content.opf': opf };
    expect(await read(await makeZip(files))).toMatchObject({ metadata: { title: 'A &l20; book' } });
  });

  it('with entities that multiply in a segment is not expanded', async () => {
    const page = `<!DOCTYPE html [<!ENTITY l0 "ha">${laughs}]><html><body>&l20;</body></html>`;
    const reading = await read(await makeZip({ ...book, 'OEBPS/one.xhtml': page }));
    expect(JSON.stringify(reading).length).toBeLessThan(10_000);
  });

  it('that fetches a file is refused', async () => {
    const opf = String(book['OEBPS/content.opf'])
      .replace('<package', '<!DOCTYPE package [<!ENTITY x SYSTEM "file:///etc/passwd">]><package')
      .replace('A book', '&x;');
    await expect(read(await makeZip({ ...book, 'OEBPS/content.opf': opf }))).rejects.toMatchObject({
      fault: 'broken',
    });
  });

  it('is no reason to hang: nesting without an end is refused or read at once', async () => {
    const deep = '<div>'.repeat(200_000);
    const reading = await read(await makeZip({ ...book, 'OEBPS/one.xhtml': deep }));
    expect(reading).toMatchObject({ units: [{ text: '' }] });
    const opf = '<a>'.repeat(50_000);
    await expect(read(await makeZip({ ...book, 'OEBPS/content.opf': opf }))).rejects.toMatchObject({
      fault: 'broken',
    });
  });
});
