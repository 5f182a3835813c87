import { describe, expect, it } from '@jest/globals';
import { epubFiles, type MadeEpub, makeRawZip } from '@leeszaal/test-documents';
import { outlineOf, readMadeEpub, TWO_CHAPTERS } from '../testing/read-made-epub.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readEpub } from './read-epub.ts';

const folder = temporaryFolder();
const read = (made: MadeEpub) => readMadeEpub(folder, made);
const pages = TWO_CHAPTERS;

describe('a careless book', () => {
  const item = (id: string, href: string, more = 'media-type="application/xhtml+xml"') =>
    `<item id="${id}" href="${href}" ${more}/>`;
  const inSpine = (...ids: string[]) => ({
    itemAttributes: `/>${ids.map((id) => `<itemref idref="${id}"/>`).join('')}<itemref idref="none"`,
  });
  const texts = (book: Awaited<ReturnType<typeof read>>) =>
    book.units.map(({ address, text }) => [address, text]);

  it('names its files in other letters than they have', async () => {
    const book = await read({
      pages: { 'one.xhtml': '<a href="TEXT/two.html#x">two</a>' },
      items: item('a', 'Text/Two.HTML') + item('b', 'a%20b.xhtml') + item('c', 'c#d.xhtml'),
      spine: inSpine('a', 'b', 'c'),
      nav: '<nav epub:type="toc"><ol><li><a href="text/two.html">Two</a></li></ol></nav>',
      files: {
        'OEBPS/text/two.html': 'second',
        'OEBPS/a%20b.xhtml': 'third',
        'OEBPS/c#d.xhtml': 'fourth',
      },
    });
    expect(texts(book)).toEqual([
      ['one.xhtml', 'two'],
      ['text/two.html', 'second'],
      ['a%20b.xhtml', 'third'],
      ['c#d.xhtml', 'fourth'],
    ]);
    expect(outlineOf(book.contents)).toEqual([['text/two.html', 'Two']]);
    expect(book.links).toEqual([{ from: 'one.xhtml', to: 'text/two.html#x' }]);
  });

  it('lists a file where it is not', async () => {
    const picture = (id: string, href: string) => item(id, href, 'media-type="image/png"');
    const book = await read({
      pages: { 'one.xhtml': 'first' },
      items: picture('a', 'Page%202.png') + picture('b', 'twice.png') + picture('c', 'own.png'),
      spine: inSpine('a', 'b', 'c'),
      files: {
        'OEBPS/images/page 2.png': 'a picture',
        'OEBPS/x/twice.png': 'one of two',
        'OEBPS/y/twice.png': 'one of two',
        'OEBPS/own.png': 'where it is said to be',
        'OEBPS/x/own.png': 'another',
      },
    });
    expect(book.units.map(({ address }) => address)).toEqual([
      'one.xhtml',
      'images/page 2.png',
      'own.png',
    ]);
    expect(book.mediaTypes).toMatchObject({ 'OEBPS/images/page 2.png': 'image/png' });
  });

  it.each<[string, string, string, string]>([
    // The name, its bytes in the archive, its `href` in the manifest, its reference in a text.
    ['café.xhtml', 'caf\x82.xhtml', 'café.xhtml', 'caf%C3%A9.xhtml'],
    ['café.xhtml', 'caf\xe9.xhtml', 'caf%C3%A9.xhtml', 'café.xhtml'],
    ['café.xhtml', 'caf\xe9.xhtml', 'caf%E9.xhtml', 'caf%E9.xhtml'],
    ['café.xhtml', 'caf\xe9.xhtml', 'caf&#xE9;.xhtml', 'caf&#233;.xhtml'],
    ['Sören Ødegård.xhtml', 'S\x94ren \x9ddeg\x86rd.xhtml', 'Sören Ødegård.xhtml', 'none'],
    ['it’s.xhtml', 'it\x92s.xhtml', 'it%E2%80%99s.xhtml', 'it’s.xhtml'],
    ['海.xhtml', '\x8a\x43.xhtml', '海.xhtml', '%E6%B5%B7.xhtml'],
    ['caf\x82.xhtml', 'caf\x82.xhtml', 'caf%82.xhtml', 'caf%82.xhtml'],
  ])(
    'calls a file %j in its package document, and in an older alphabet in its archive',
    async (name, bytes, said, link) => {
      const files = epubFiles({
        pages: { 'one.xhtml': `<a href="${link}#x">on</a>` },
        items: item('a', said),
        spine: inSpine('a'),
        files: { 'OEBPS/placeholder.xhtml': 'second' },
      });
      for (const flags of [0, 0x0800]) {
        const entries = Object.entries(files).map(([path, content]) => ({
          name: Buffer.from(path.replace('placeholder.xhtml', bytes), 'latin1'),
          content,
          flags,
        }));
        const path = await folder.write(`${crypto.randomUUID()}.epub`, makeRawZip(entries));
        const book = await readEpub(path, 'file name');
        expect(texts(book)).toEqual([
          ['one.xhtml', 'on'],
          [name, 'second'],
        ]);
        expect(book.links).toEqual(link === 'none' ? [] : [{ from: 'one.xhtml', to: `${name}#x` }]);
      }
    },
  );

  it('says wrongly where its package document is, or not at all', async () => {
    const container = (path: string) =>
      `<container><rootfiles><rootfile full-path="${path}"/></rootfiles></container>`;
    for (const path of ['/OEBPS/content.opf', 'oebps/Content.opf', 'gone.opf']) {
      const files = { 'META-INF/container.xml': container(path) };
      expect((await read({ pages, files })).units).toHaveLength(2);
    }
  });

  it('names its files from the root of its archive', async () => {
    const book = await read({
      pages: { 'one.xhtml': 'first' },
      items: item('a', 'OEBPS/two.xhtml'),
      spine: inSpine('a'),
      files: { 'OEBPS/two.xhtml': 'second' },
    });
    expect(texts(book)).toEqual([
      ['one.xhtml', 'first'],
      ['two.xhtml', 'second'],
    ]);
  });

  it('has the metadata of an older kind, in parts and in capitals', async () => {
    const metadata =
      '<dc-metadata><dc:Title>An Old Book</dc:Title><dc:Creator role="aut">Ada Older</dc:Creator><dc:Language>nl</dc:Language></dc-metadata><x-metadata><meta name="cover" content="c"/></x-metadata>';
    const book = await read({
      pages,
      metadata,
      items: item('c', 'c.png', 'media-type="image/png"'),
      files: { 'OEBPS/c.png': 'picture' },
    });
    expect(book).toMatchObject({
      metadata: { title: 'An Old Book', authors: ['Ada Older'], language: 'nl' },
      cover: { mediaType: 'image/png' },
    });
  });

  it('leaves an element of its package document open, or its container', async () => {
    const metadata = '<dc:title>Open</dc:title><meta name="cover" content="none">';
    const book = await read({ pages, metadata });
    expect(book).toMatchObject({ metadata: { title: 'Open' }, units: [{}, {}] });
    const files = { 'META-INF/container.xml': '<container><rootfiles>' };
    expect((await read({ pages, files })).units).toHaveLength(2);
  });

  it('has pictures in its reading order, and what no browser can show', async () => {
    const book = await read({
      pages: { 'one.xhtml': '' },
      items:
        item('picture', 'a.png', 'media-type="image/png"') +
        item('show', 'b.bin', 'media-type="application/x-show" fallback="picture2"') +
        item('picture2', 'c.jpg', 'media-type="image/jpeg"') +
        item('odd', 'd.bin', 'media-type="application/x-odd"') +
        item('text', 'e.xhtml', 'media-type="text/xml"'),
      spine: inSpine('picture', 'show', 'odd', 'text'),
      files: {
        'OEBPS/a.png': 'x',
        'OEBPS/b.bin': 'x',
        'OEBPS/c.jpg': 'x',
        'OEBPS/d.bin': 'x',
        'OEBPS/e.xhtml': '<p>text</p>',
      },
    });
    expect(texts(book)).toEqual([
      ['one.xhtml', ''],
      ['a.png', ''],
      ['c.jpg', ''],
      ['e.xhtml', 'text'],
    ]);
    expect(book.mediaTypes).toMatchObject({ 'OEBPS/e.xhtml': 'application/xhtml+xml' });
  });

  it('leads to documents that its reading order does not name: they stand beside it', async () => {
    const book = await read({
      pages: { 'one.xhtml': '<a href="note.xhtml#n">n</a>' },
      items:
        item('note', 'note.xhtml') + item('deeper', 'deeper.xhtml') + item('alone', 'alone.xhtml'),
      nav: '<nav epub:type="toc"><ol><li><a href="one.xhtml">One</a></li></ol></nav>',
      files: {
        'OEBPS/note.xhtml': '<iframe src="deeper.xhtml"></iframe>',
        'OEBPS/deeper.xhtml': 'deep',
        'OEBPS/alone.xhtml': 'alone',
      },
    });
    expect(book.units.map(({ address, linear }) => [address, linear])).toEqual([
      ['one.xhtml', true],
      ['note.xhtml', false],
      ['deeper.xhtml', false],
    ]);
  });

  it('says from where its references count, in each of its documents', async () => {
    const book = await read({
      pages: {
        'one.xhtml':
          '<div xml:base="more/"><a href="two.xhtml">2</a></div><a href="here.xhtml">3</a>',
      },
      items: item('two', 'more/two.xhtml') + item('here', 'here.xhtml'),
      nav: '<base href="more/"/><nav epub:type="toc"><ol><li><a href="two.xhtml">Two</a></li><li><a href="one.xhtml">One</a></li></ol></nav>',
      files: { 'OEBPS/more/two.xhtml': 'second', 'OEBPS/here.xhtml': 'third' },
    });
    expect(outlineOf(book.contents)).toEqual([
      ['more/two.xhtml', 'Two'],
      ['one.xhtml', 'One'],
    ]);
    expect(book.links).toEqual([
      { from: 'one.xhtml', to: 'more/two.xhtml' },
      { from: 'one.xhtml', to: 'here.xhtml' },
    ]);
    expect(texts(book)).toHaveLength(3);
  });

  it('has a list of pages and no contents: they are made up', async () => {
    const nav = '<nav epub:type="page-list"><ol><li><a href="two.xhtml">12</a></li></ol></nav>';
    expect(outlineOf((await read({ pages, nav })).contents)).toEqual([
      ['one.xhtml', 'First'],
      ['two.xhtml', 'Second'],
    ]);
  });

  it('has an NCX under another name of its kind', async () => {
    const { contents } = await read({
      pages,
      nav: false,
      items: item('toc', 'toc.ncx', 'media-type="text/plain"'),
      files: {
        'OEBPS/toc.ncx':
          '<ncx><navMap><navPoint><navLabel><text>Caf&eacute;</text></navLabel><content src="one.xhtml"/></navPoint></navMap></ncx>',
      },
    });
    expect(outlineOf(contents)).toEqual([['one.xhtml', 'Café']]);
  });
});
