import { describe, expect, it } from '@jest/globals';
import { type MadeEpub, makeEpub } from '@leeszaal/test-documents';
import { outlineOf, readMadeEpub, TWO_CHAPTERS } from '../testing/read-made-epub.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { readEpub } from './read-epub.ts';

const folder = temporaryFolder();
const read = (made: MadeEpub) => readMadeEpub(folder, made);
const pages = TWO_CHAPTERS;

it('refuses a book with more text than the server takes', async () => {
  const path = await folder.write(
    'long.epub',
    await makeEpub({
      pages: { 'one.xhtml': '<p>twelve chars</p>', 'two.xhtml': '<p>and ten</p>' },
    }),
  );
  await expect(readEpub(path, 'long', 18)).rejects.toMatchObject({
    fault: 'too-large',
    message: 'The document has more than 18 characters of text.',
  });
  expect((await readEpub(path, 'long', 19)).units).toHaveLength(2);
});

describe('metadata', () => {
  it('is read in the way of EPUB 3', async () => {
    const { metadata } = await read({
      pages,
      metadata: `<dc:title>The &amp; title</dc:title><dc:title id="s">A subtitle</dc:title>
        <dc:title id="t">Another</dc:title><meta refines="#s" property="title-type">subtitle</meta>
        <meta refines="#t" property="title-type">main</meta>
        <dc:creator id="a">Ann  Author</dc:creator><dc:creator id="i">Ida Illustrator</dc:creator>
        <meta refines="#i" property="role" scheme="marc:relators">ill</meta>
        <dc:language>nl</dc:language><dc:publisher>House</dc:publisher><dc:date>2019-03-01</dc:date>
        <dc:identifier>urn:isbn:978-90-446-1234-0</dc:identifier><dc:source>978-3-16-148410-0</dc:source>
        <dc:description>&lt;p&gt;One.&lt;/p&gt;T&amp;eacute;l.&lt;table&gt;&lt;tr&gt;&lt;td&gt;a&lt;/td&gt;&lt;td&gt;b&lt;/td&gt;&lt;/tr&gt;&lt;/table&gt;<p>c</p><p>d</p></dc:description>
        <dc:subject>Law</dc:subject><dc:subject>Law</dc:subject><dc:subject>Order</dc:subject>`,
    });
    expect(metadata).toEqual({
      title: 'The & title',
      subtitle: 'A subtitle',
      authors: ['Ann Author'],
      language: 'nl',
      publisher: 'House',
      year: 2019,
      isbn: '9783161484100',
      description: 'One.\nTél.\na\nb\nc\nd',
      subjects: ['Law', 'Order'],
    });
  });

  it('passes over what is empty, and has authors in the order that the book says', async () => {
    const { metadata } = await read({
      pages,
      metadata: `<dc:title> </dc:title><dc:title>Named</dc:title><dc:creator/>
        <dc:creator id="b">Second</dc:creator><meta refines="#b" property="display-seq">2</meta>
        <dc:creator id="c">Nowhere</dc:creator>
        <dc:creator id="a">First</dc:creator><meta refines="#a" property="display-seq">1</meta>
        <meta refines="#a" property="role">ill</meta><meta refines="#a" property="role">aut</meta>`,
    });
    expect(metadata).toMatchObject({ title: 'Named', authors: ['First', 'Second', 'Nowhere'] });
  });

  it('is read in the way of EPUB 2', async () => {
    const { metadata } = await read({
      pages,
      metadata: `<dc:title>Old</dc:title><dc:creator opf:role="aut">A</dc:creator>
        <dc:creator opf:role="edt">E</dc:creator><dc:date opf:event="creation">2001</dc:date>
        <dc:date opf:event="publication">1998</dc:date>`,
    });
    expect(metadata).toMatchObject({ title: 'Old', authors: ['A'], year: 1998, isbn: undefined });
  });

  it.each([
    ['', '', 'CSS: \u05D0!'],
    ['dir="rtl"', '', '\u2067CSS: \u05D0!\u2069'],
    ['dir="rtl"', 'dir="ltr"', '\u2066CSS: \u05D0!\u2069'],
    ['dir="rtl"', 'dir="auto"', 'CSS: \u05D0!'],
    ['dir="ltr"', 'dir="rtl"', '\u2067CSS: \u05D0!\u2069'],
  ])('of a package with %s has lines with %s as %j [R2.71]', async (root, own, title) => {
    const metadata = `<dc:title ${own}> CSS:  \u05D0! </dc:title><dc:creator ${own}>CSS: \u05D0!</dc:creator>`;
    const book = await read({ pages, root, metadata });
    expect(book.metadata).toMatchObject({ title, authors: [title] });
  });

  it('has no direction where the line looks the same in either', async () => {
    const metadata = '<dc:title>草枕</dc:title><dc:creator>A. Writer</dc:creator>';
    const book = await read({ pages, root: 'dir="rtl"', metadata });
    expect(book.metadata).toMatchObject({ title: '草枕', authors: ['A. Writer'] });
  });

  it('has the name of the file for a title, when there is none', async () => {
    expect((await read({ pages, metadata: '' })).metadata.title).toBe('file name');
  });
});

describe('contents', () => {
  it('come from the navigation document, nested, with headings and anchors', async () => {
    const { contents } = await read({
      pages: { ...pages, 'a b.xhtml': '', 'c#1.xhtml': '' },
      nav: `<nav epub:type="landmarks"><ol><li><a href="one.xhtml">Start</a></li></ol></nav>
        <nav epub:type="toc"><h1>Contents</h1><ol>
          <li><a href="one.xhtml#x"><b>First</b> chapter</a></li>
          <li><span>Part</span><ol><li><a href="a%20b.xhtml">Spaced</a></li><li><a href="c%231.xhtml">Hash</a></li></ol></li>
          <li><a href="gone.xhtml">Gone</a></li><li><a href="https://elsewhere.example/">Away</a></li>
        </ol></nav>`,
    });
    expect(outlineOf(contents)).toEqual([
      ['one.xhtml#x', 'First chapter'],
      ['', 'Part', ['a b.xhtml', 'Spaced'], ['c%231.xhtml', 'Hash']],
    ]);
  });

  it('come from the NCX of an older book', async () => {
    const { contents } = await read({
      pages,
      nav: false,
      spine: { attributes: 'toc="ncx"' },
      items: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
      files: {
        'OEBPS/toc.ncx': `<!DOCTYPE ncx PUBLIC "-//NISO//DTD ncx 2005-1//EN" "http://www.daisy.org/z3986/2005/ncx-2005-1.dtd">
          <ncx><navMap><navPoint><navLabel><text>One</text></navLabel><content src="one.xhtml"/>
          <navPoint><navLabel><text>Below</text></navLabel><content src="one.xhtml#b"/></navPoint></navPoint></navMap></ncx>`,
      },
    });
    expect(outlineOf(contents)).toEqual([['one.xhtml', 'One', ['one.xhtml#b', 'Below']]]);
  });

  it('are made up from headings when the book has none, or they are damaged', async () => {
    const wanted = [
      ['one.xhtml', 'First'],
      ['two.xhtml', 'Second'],
    ];
    expect(outlineOf((await read({ pages, nav: false })).contents)).toEqual(wanted);
    const damaged = await read({
      pages,
      nav: '<p>no list</p>',
      items: '<item id="ncx" href="toc.ncx" media-type="application/x-dtbncx+xml"/>',
      files: { 'OEBPS/toc.ncx': '<<<' },
    });
    expect(outlineOf(damaged.contents)).toEqual(wanted);
  });
});

describe('the text of a segment', () => {
  it('is without what its document type declares', async () => {
    const page = '<!DOCTYPE html [<!ENTITY a "b"><!ENTITY c "d">]><html><body>text</body></html>';
    const { units } = await read({
      pages: { 'one.xhtml': '' },
      files: { 'OEBPS/one.xhtml': page },
    });
    expect(units[0]?.text).toBe('text');
  });
});

describe('links', () => {
  it('lead to places in the book, each once', async () => {
    const { links } = await read({
      pages: {
        'text/one.xhtml':
          '<a href="two.xhtml#n">x</a><a href="two.xhtml#n">x</a><a href="#own">y</a><a href="../../extra/note.xhtml">z</a><a href="https://a.example/">w</a><a href="gone.xhtml">v</a>',
        'text/two.xhtml': '',
      },
      files: { 'extra/note.xhtml': 'note' },
    });
    expect(links).toEqual([
      { from: 'text/one.xhtml', to: 'text/two.xhtml#n' },
      { from: 'text/one.xhtml', to: 'text/one.xhtml#own' },
      { from: 'text/one.xhtml', to: '~/extra/note.xhtml' },
    ]);
  });
});

describe('the cover', () => {
  const picture = Uint8Array.of(1, 2, 3);
  const item = (id: string, more = '') =>
    `<item id="${id}" href="${id}.jpg" media-type="image/jpeg" ${more}/>`;
  const files = { 'OEBPS/a.jpg': 'aaa', 'OEBPS/b.jpg': picture };
  const cases: [string, Partial<MadeEpub>][] = [
    ['EPUB 3’s property', { items: item('a') + item('b', 'properties="cover-image"') }],
    [
      'EPUB 2’s meta',
      { items: item('a') + item('b'), metadata: '<meta name="cover" content="b"/>' },
    ],
    [
      'the guide',
      {
        items: item('a') + item('b'),
        guide: '<guide><reference type="cover" href="one.xhtml"/></guide>',
        pages: { 'one.xhtml': '<img src="b.jpg"/>' },
      },
    ],
    [
      'the first page',
      { items: item('a') + item('b'), pages: { 'one.xhtml': '<img src="b.jpg"/>' } },
    ],
  ];

  it.each(cases)('is found by %s', async (_, made) => {
    const { cover } = await read({ pages, files, ...made });
    expect(cover).toMatchObject({ mediaType: 'image/jpeg', bytes: Buffer.from(picture) });
  });

  it('is missing in a book without a picture', async () => {
    expect((await read({ pages })).cover).toBeUndefined();
  });
});

describe('the package document', () => {
  it('may lie anywhere', async () => {
    for (const opf of ['book.opf', 'a/b/c/package.opf']) {
      const book = await read({ pages: { 'text/one.xhtml': 'x' }, opf });
      expect(book.units.map(({ address }) => address)).toEqual(['text/one.xhtml']);
    }
  });
});
