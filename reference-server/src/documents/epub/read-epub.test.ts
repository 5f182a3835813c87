import { createHash } from 'node:crypto';
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

describe('reading order', () => {
  it('keeps what is linear, how it is laid out and which way it goes', async () => {
    const book = await read({
      pages: { 'one.xhtml': '' },
      metadata: '<dc:title>Fixed</dc:title><meta property="rendition:layout">pre-paginated</meta>',
      items: `<item id="two" href="two.xhtml" media-type="application/xhtml+xml"/>
        <item id="pic" href="pic.svg" media-type="image/svg+xml"/>
        <item id="odd" href="odd.xyz" media-type="application/x-odd" fallback="two"/>`,
      spine: {
        attributes: 'page-progression-direction="rtl"',
        itemAttributes:
          'linear="no"/><itemref idref="odd" properties="rendition:layout-reflowable"/><itemref idref="pic"',
      },
      files: {
        'OEBPS/two.xhtml':
          '<html><head><meta name="viewport" content="width=1, height=2"/></head><body>flows</body></html>',
        'OEBPS/pic.svg':
          '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600"><title>T</title><text>drawn</text></svg>',
        'OEBPS/odd.xyz': 'odd',
      },
    });
    expect(book.progression).toBe('rtl');
    expect(book.units).toMatchObject([
      { address: 'one.xhtml', linear: false, layout: 'fixed', size: undefined },
      { address: 'two.xhtml', linear: true, layout: 'reflowable', size: undefined, text: 'flows' },
      { address: 'pic.svg', layout: 'fixed', size: { width: 800, height: 600 }, text: 'drawn' },
    ]);
  });

  it('has pages of their own size in a roll too', async () => {
    const { units } = await read({
      pages: { 'one.xhtml': '' },
      metadata: '<dc:title>Roll</dc:title><meta property="rendition:layout">roll</meta>',
    });
    expect(units).toMatchObject([{ layout: 'fixed' }]);
  });

  it('keeps each occurrence of an item, and the first of several layouts [R2.66]', async () => {
    const spine = {
      itemAttributes:
        'properties="rendition:layout-pre-paginated rendition:layout-reflowable"/><itemref idref="p0" linear="no"',
    };
    const book = await read({ pages: { 'one.xhtml': '' }, nav: false, spine });
    expect(book.units).toMatchObject([
      { address: 'one.xhtml', linear: true, layout: 'fixed' },
      { address: 'one.xhtml', linear: false, layout: 'reflowable' },
    ]);
    expect(outlineOf(book.contents)).toEqual([['one.xhtml', 'Page']]);
  });

  it('shows an item as it is declared, else the first of its fallbacks that can be shown [R2.67]', async () => {
    const named = (...ids: readonly string[]) =>
      ids.map((id) => `/><itemref idref="${id}"`).join('');
    const item = (id: string, type: string, more = '') =>
      `<item id="${id}" href="${id}" media-type="${type}" ${more}/>`;
    const book = await read({
      pages: { 'one.xhtml': '<a href="psd#x">to the picture</a>' },
      nav: '<nav epub:type="toc"><ol><li><a href="page.xhtml">Picture</a></li><li><a href="json">Data</a></li></ol></nav>',
      items: [
        item('png', 'image/png', 'fallback="page"'),
        '<item id="page" href="page.xhtml" media-type="application/xhtml+xml"/>',
        item('json', 'application/json', 'fallback="xml"'),
        item('xml', 'application/xml', 'fallback="plain"'),
        '<item id="plain" href="plain.xhtml" media-type="application/xhtml+xml"/>',
        '<item id="live" href="live.xhtml" media-type="application/xhtml+xml" properties="scripted" fallback="plain"/>',
        '<item id="alone" href="alone.xhtml" media-type="application/xhtml+xml" properties="scripted"/>',
        item('round', 'application/json', 'fallback="about"'),
        item('about', 'application/json', 'fallback="round"'),
        item('lost', 'image/png', 'fallback="alone"'),
        item('psd', 'image/psd', 'fallback="png"'),
      ].join(''),
      spine: { itemAttributes: named('png', 'json', 'live', 'round', 'alone', 'lost') },
      files: Object.fromEntries(
        [
          'png',
          'page.xhtml',
          'json',
          'xml',
          'plain.xhtml',
          'live.xhtml',
          'round',
          'about',
          'alone.xhtml',
          'psd',
        ].map((path) => [`OEBPS/${path}`, '']),
      ),
    });
    expect(book.units.map(({ address }) => address)).toEqual([
      'one.xhtml',
      'png',
      'plain.xhtml',
      'plain.xhtml',
      'alone.xhtml',
      'alone.xhtml',
    ]);
    expect(book.substitutes).toMatchObject({
      'OEBPS/psd': 'OEBPS/png',
      'OEBPS/page.xhtml': 'OEBPS/png',
      'OEBPS/live.xhtml': 'OEBPS/plain.xhtml',
    });
    expect(outlineOf(book.contents)).toEqual([
      ['png', 'Picture'],
      ['plain.xhtml', 'Data'],
    ]);
    expect(book.links).toEqual([{ from: 'one.xhtml', to: 'png' }]);
  });

  it.each([
    ['', '', 'en', 'default'],
    ['', '', 'ar', 'rtl'],
    ['', '', 'az-Arab', 'rtl'],
    ['', '', 'not a language', 'default'],
    ['', 'dir="rtl"', 'en', 'rtl'],
    ['page-progression-direction="ltr"', 'dir="rtl"', 'he', 'ltr'],
    ['page-progression-direction="default"', '', 'he', 'rtl'],
  ])(
    'goes, with %s, a package of %s, in %s, in the direction %s [R2.71]',
    async (spine, root, language, way) => {
      const metadata = `<dc:title>T</dc:title><dc:language>${language}</dc:language>`;
      const book = await read({ pages, metadata, root, spine: { attributes: spine } });
      expect(book.progression).toBe(way);
    },
  );

  it('leaves out what is not in the book, and refuses a book with nothing', async () => {
    const items = '<item id="gone" href="gone.xhtml" media-type="application/xhtml+xml"/>';
    const spine = { itemAttributes: '/><itemref idref="gone"' };
    expect((await read({ pages: { 'one.xhtml': '' }, items, spine })).units).toHaveLength(1);
    await expect(read({ pages: {}, nav: false })).rejects.toMatchObject({ fault: 'empty' });
  });

  it('reads text without scripts, styles and the reading aids of ruby', async () => {
    const { units } = await read({
      pages: {
        'one.xhtml':
          '<style>p{}</style><script>x()</script><p>a&#160;b<br/>c</p><div>d<span>e</span></div><ruby>漢<rp>(</rp><rt>かん</rt><rp>)</rp>字</ruby>&eacute;<![CDATA[<raw>]]>',
      },
    });
    expect(units[0]?.text).toBe('a b\nc\nde\n漢字é<raw>');
  });
});

describe('a fixed page', () => {
  const metadata = (more: string) =>
    `<dc:title>Fixed</dc:title><meta property="rendition:layout">pre-paginated</meta>${more}`;
  const size = async (page: string, more = '') => {
    const files = { 'OEBPS/one.xhtml': page };
    const { units } = await read({ pages: { 'one.xhtml': '' }, files, metadata: metadata(more) });
    return units[0]?.size;
  };
  const viewport = (content: string) => `<html><meta name="viewport" content="${content}"/></html>`;

  it.each([
    ['width=600, height=800', 600, 800],
    ['height=800px;width=600px', 600, 800],
    ['width:600 height:800.5', 600, 800.5],
    ["user-scalable=no, width = '600', height = '800'", 600, 800],
  ])('that says %s has that size', async (content, width, height) => {
    expect(await size(viewport(content))).toEqual({ width, height });
  });

  it('has the size of the book, when it does not say its own', async () => {
    const device = viewport('width=device-width, height=device-height');
    expect(await size(device)).toBeUndefined();
    expect(
      await size(device, '<meta property="rendition:viewport">width=600, height=800</meta>'),
    ).toEqual({ width: 600, height: 800 });
    expect(await size(device, '<meta name="original-resolution" content="600x800"/>')).toEqual({
      width: 600,
      height: 800,
    });
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

describe('encryption', () => {
  const encryption = (algorithm: string, path = 'OEBPS/font.otf') => ({
    'META-INF/encryption.xml': `<encryption xmlns="urn:oasis:names:tc:opendocument:xmlns:container" xmlns:enc="http://www.w3.org/2001/04/xmlenc#"><enc:EncryptedData><enc:EncryptionMethod Algorithm="${algorithm}"/><enc:CipherData><enc:CipherReference URI="${path}"/></enc:CipherData></enc:EncryptedData></encryption>`,
    'OEBPS/font.otf': 'font',
  });

  it('of fonts is undone when they are served', async () => {
    const idpf = await read({ pages, files: encryption('http://www.idpf.org/2008/embedding') });
    const identifier = 'urn:uuid:12345678-1234-1234-1234-123456789abc';
    expect(idpf.obfuscations).toEqual({
      'OEBPS/font.otf': { key: createHash('sha1').update(identifier).digest('hex'), length: 1040 },
    });
    const adobe = await read({ pages, files: encryption('http://ns.adobe.com/pdf/enc#RC') });
    expect(adobe.obfuscations).toEqual({
      'OEBPS/font.otf': { key: '12345678123412341234123456789abc', length: 1024 },
    });
  });

  it('of anything else means that the book is protected', async () => {
    for (const path of ['OEBPS/one.xhtml', '/OEBPS/one.xhtml', 'OEBPS/One.xhtml']) {
      const files = encryption('http://www.w3.org/2001/04/xmlenc#aes128-cbc', path);
      await expect(read({ pages, files })).rejects.toMatchObject({ fault: 'protected' });
    }
  });
});

describe('rights of a book that does not say what is encrypted', () => {
  const files = { 'rights.xml': '<kdrm/>', 'OEBPS/one.xhtml': Uint8Array.from(Array(256).keys()) };

  it('mean that it is protected, when its text is illegible', async () => {
    await expect(read({ pages, files })).rejects.toMatchObject({ fault: 'protected' });
  });

  it('mean nothing, when it can be read', async () => {
    const { units } = await read({ pages, files: { 'rights.xml': '<kdrm/>' } });
    expect(units).toHaveLength(2);
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
