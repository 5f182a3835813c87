import { describe, expect, test } from '@jest/globals';
import { createMemorySource } from '../../../source/testing/memory-source.ts';
import { StyleLibrary } from '../frame/style-library.ts';
import { HARMLESS_MARKUP, HOSTILE_MARKUP, math, page, ROOT, svg } from './testing/sample-markup.ts';
import { sanitiseSegment } from './testing/sanitise-now.ts';

const ADDRESS = `${ROOT}text/a.xhtml?licenseKey=k`;

function importSegment(markup: string, mediaType = 'application/xhtml+xml') {
  return sanitiseSegment({ path: 'text/a.xhtml', markup, mediaType, address: ADDRESS }, ROOT);
}

const sanitise = (markup: string, mediaType?: string) => importSegment(markup, mediaType).document;

/** Everything of a segment that reaches a frame, as text. */
async function everything(markup: string, mediaType?: string) {
  const { document, styles } = importSegment(markup, mediaType);
  const library = new StyleLibrary(createMemorySource({}), ROOT);
  const texts = await library.read(styles, ADDRESS);
  return [document.documentElement.outerHTML, ...texts.map(({ css }) => css)].join('\n');
}

const HARM = /evil|alert|javascript|vbscript/i;

describe('what could do harm is gone', () => {
  test.each(HOSTILE_MARKUP)('$name [R2.55 R2.60]', async ({ body, head }) => {
    expect(await everything(page(body, head))).not.toMatch(HARM);
  });

  test.each(HOSTILE_MARKUP)('$name, where the page is no XML', async ({ body, head }) => {
    expect(await everything(`${page(body, head)}<br>`, 'text/html')).not.toMatch(HARM);
  });

  test('an address that an image set takes from a variable', async () => {
    const css = 'p{--x:"https://evil.test/x.png";background:image-set(var(--x) 1x)}';
    expect(await everything(page(`<style>${css}</style>`))).not.toContain('var(');
  });

  test('instructions and comments', async () => {
    const markup = `<?xml-stylesheet href="https://evil.test/x.css"?>${svg('<!-- evil --><g/>')}`;
    expect(await everything(markup, 'image/svg+xml')).not.toMatch(HARM);
  });
});

describe('what can be read stays', () => {
  test.each(HARMLESS_MARKUP)('$name [R2.55 R2.60]', ({ body, selector, head }) => {
    expect(sanitise(page(body, head)).querySelector(selector)).not.toBeNull();
  });

  test('names of attributes keep their case and namespace in SVG', () => {
    const gradient = '<linearGradient id="g" gradientUnits="userSpaceOnUse"/>';
    const document = sanitise(page(svg(`${gradient}<use xlink:href="#g"/>`)));
    const root = document.querySelector('svg');
    expect(root?.namespaceURI).toBe('http://www.w3.org/2000/svg');
    expect(root?.firstElementChild?.localName).toBe('linearGradient');
    expect(root?.firstElementChild?.getAttribute('gradientUnits')).toBe('userSpaceOnUse');
    const href = root?.lastElementChild?.getAttributeNS('http://www.w3.org/1999/xlink', 'href');
    expect(href).toBe('#g');
  });

  test('prefixed elements are what they are', () => {
    const markup = page('<s:svg xmlns:s="http://www.w3.org/2000/svg"><s:path d="M0 0"/></s:svg>');
    expect(sanitise(markup).querySelector('svg > path[d]')).not.toBeNull();
  });

  test('epub:type keeps its namespace', () => {
    const aside = sanitise(page('<aside epub:type="footnote">n</aside>')).querySelector('aside');
    expect(aside?.getAttributeNS('http://www.idpf.org/2007/ops', 'type')).toBe('footnote');
  });

  test('a switch shows the first that can be shown', () => {
    const { body } = sanitise(
      page(`<epub:switch><epub:case required-namespace="urn:unknown"><p>a</p></epub:case>
        <epub:case required-namespace="http://www.w3.org/1998/Math/MathML">${math('<mi>b</mi>')}</epub:case>
        <epub:default><p>c</p></epub:default></epub:switch>`),
    );
    expect(body.textContent?.trim()).toBe('b');
  });

  test('an object is a picture when its name says so', () => {
    const { body } = sanitise(
      page('<object data="a.svg">else</object><object data="b.bin">else</object>'),
    );
    expect(body.querySelector('img')?.getAttribute('src')).toBe(`${ROOT}text/a.svg`);
    expect(body.textContent).toBe('else');
  });

  test('a frame is a link to what it would show, where that is of the book [R2.55]', () => {
    const { body } = sanitise(
      page(`<iframe src="quiz%201.xhtml" title="A quiz">else</iframe><iframe src="quiz%201.xhtml?licenseKey=k"/>
        <iframe src="https://evil.test/"/><iframe src="data:text/html,x"/><iframe src=""/><iframe srcdoc="x"/>`),
    );
    const links = [...body.querySelectorAll('a')].map(({ href, textContent }) => [
      href,
      textContent,
    ]);
    expect(links).toEqual([
      [`${ROOT}text/quiz%201.xhtml`, 'A quiz'],
      [`${ROOT}text/quiz%201.xhtml`, 'quiz 1.xhtml'],
    ]);
    expect(body.innerHTML).not.toContain('iframe');
  });

  test('a talking book is a page', () => {
    const { document, styles } = importSegment(
      `<?xml version="1.0"?><dtbook xmlns="http://www.daisy.org/z3986/2005/dtbook/" xml:lang="nl">
        <head><title>not shown</title><link rel="stylesheet" href="a.css"/></head><book><bodymatter><level1>
        <h1 id="h">A</h1><p>B<noteref idref="#n">1</noteref><script>alert(1)</script></p>
        <list type="ol"><li><lic>C</lic></li></list><imggroup><img src="p.png" onerror="alert(1)"/><caption>D</caption></imggroup>
        <linegroup><line>E</line></linegroup><note id="n"><p>F</p></note></level1></bodymatter></book></dtbook>`,
      'application/x-dtbook+xml',
    );
    const { body } = document;
    for (const selector of [
      'h1#h',
      `p > a[href="${ROOT}text/a.xhtml#n"]`,
      'ol > li > span',
      `figure > img[src="${ROOT}text/p.png"] + figcaption`,
      'div > div',
      'aside#n > p',
    ])
      expect([selector, body.querySelector(selector) !== null]).toEqual([selector, true]);
    expect(body.textContent?.replaceAll(/\s/g, '')).toBe('AB1CDEF');
    expect(body.innerHTML).not.toMatch(/script|onerror/);
    expect(styles).toEqual([{ kind: 'sheet', address: `${ROOT}text/a.css`, media: '' }]);
  });

  test('the older name of an id is one, where there is no other', () => {
    const { body } = sanitise(page('<p xml:id="a">x</p><p xml:id="b" id="c">y</p>'));
    expect(Array.from(body.children, ({ id }) => id)).toEqual(['a', 'c']);
  });

  test('the page keeps what it says of itself', () => {
    const markup = page('<p>x</p>').replace('<body>', '<body class="b" style="margin: 1em">');
    const document = sanitise(markup.replace('<html ', '<html lang="ja" class="h" '));
    expect(document.documentElement.lang).toBe('ja');
    expect(document.documentElement.className).toBe('h');
    expect(document.body.className).toBe('b');
  });
});

describe('a picture in the reading order', () => {
  test('is a page with nothing else on it', () => {
    const { body } = sanitise('\u0089PNG', 'image/png');
    expect(body.children).toHaveLength(1);
    expect(body.querySelector('img')?.getAttribute('src')).toBe(ADDRESS);
  });
});

describe('styles', () => {
  test('of an element are not important', () => {
    const { body } = sanitise(page('<p style="color: red !important; margin: 1px">x</p>'));
    const { style } = body.querySelector('p') as HTMLElement;
    expect([style.color, style.getPropertyPriority('color'), style.marginTop]).toEqual([
      'red',
      '',
      '1px',
    ]);
  });

  test('stay in order, their addresses absolute', () => {
    const { styles } = importSegment(
      page(
        '<style media="print">p{}</style>',
        '<link rel="stylesheet" href="../s.css?licenseKey=k"/><style>q{}</style>' +
          '<link rel="alternate stylesheet" href="../night.css"/>',
      ),
    );
    expect(styles).toEqual([
      { kind: 'sheet', address: `${ROOT}s.css?licenseKey=k`, media: '' },
      { kind: 'text', css: 'q{}', media: '' },
      { kind: 'text', css: 'p{}', media: 'print' },
    ]);
  });
});

test('a drawing’s styles are found where it names them: before it begins', () => {
  const instructions =
    '<?xml-stylesheet type="text/css" href="../d.css?a=1&amp;b=2" media=\'screen\'?>' +
    '<?xml-stylesheet href="n.css" alternate="yes"?><?xml-stylesheet href="t.xsl" type="text/xsl"?>' +
    '<?xml-stylesheet href="//evil.test/x.css"?><?other href="o.css"?>';
  const { styles } = importSegment(instructions + svg('<style>g{}</style>'), 'image/svg+xml');
  expect(styles).toEqual([
    { kind: 'sheet', address: `${ROOT}d.css?a=1&b=2`, media: 'screen' },
    { kind: 'text', css: 'g{}', media: '' },
  ]);
});

describe('a segment that isn’t well-formed', () => {
  test('is read with the names of HTML', () => {
    const { body } = sanitise(page('<p>a&nbsp;b&eacute;&copy;&unknown;</p>'));
    expect(body.textContent).toBe('a\u00a0bé©&unknown;');
  });

  test('keeps its character data where it is read as HTML', () => {
    const { body } = sanitise(page('<p>a<br>b<![CDATA[ <c> & d]]></p>'));
    expect(body.textContent).toBe('ab <c> & d');
  });

  test('is read as HTML, its closed elements closed', () => {
    const document = sanitise(page('<p>a<br>b<i class="e"/>c</p>', '<title/>'));
    expect(document.querySelector('i.e')?.textContent).toBe('');
    expect(document.body.textContent).toBe('abc');
  });

  test('is read as a picture when it is one', () => {
    const document = sanitise(svg('<title>t</title><circle r="1"/>'), 'image/svg+xml');
    expect(document.querySelector('body > svg > circle')).not.toBeNull();
  });

  test.each([
    ['without a namespace', '<html><body><h1>a</h1><p id="x"/><p>b</p></body></html>'],
    [
      'in an older namespace',
      '<html xmlns="http://www.w3.org/TR/REC-html40"><body><h1>a</h1><p id="x"/><p>b</p></body></html>',
    ],
    ['with an attribute twice', page('<h1 class="a" class="b">a</h1><p id="x"/><p>b</p>')],
  ])('is a page all the same: %s', (_name, markup) => {
    const { body } = sanitise(markup);
    expect(Array.from(body.children, ({ localName }) => localName)).toEqual(['h1', 'p', 'p']);
    expect(body.textContent).toBe('ab');
  });

  test.each([
    [false, page('<p>a&nbsp;b<br/></p>'), 'application/xhtml+xml'],
    [false, '<p>a<p>b', 'text/html'],
    [false, '<html><body><p>a</p></body></html>', 'application/xhtml+xml'],
    [true, page('<p>a<p>b</p>'), 'application/xhtml+xml'],
    [true, page('<a::b>a</a::b>'), 'application/xhtml+xml'],
  ])(
    'is damaged (%s) when it claims to be XML and is not: %s [R2.68]',
    (isDamaged, markup, mediaType) => {
      const segment = { path: 'text/a.xhtml', markup, mediaType, address: ADDRESS };
      expect(sanitiseSegment(segment, ROOT).isDamaged).toBe(isDamaged);
    },
  );

  test('is empty when nothing is there', () => {
    expect(sanitise('').body.textContent).toBe('');
  });
});
