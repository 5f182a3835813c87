import { describe, expect, it } from '@jest/globals';
import type { MadeEpub } from '@leeszaal/test-documents';
import { outlineOf, readMadeEpub, TWO_CHAPTERS } from '../testing/read-made-epub.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

const folder = temporaryFolder();
const read = (made: MadeEpub) => readMadeEpub(folder, made);
const pages = TWO_CHAPTERS;

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
