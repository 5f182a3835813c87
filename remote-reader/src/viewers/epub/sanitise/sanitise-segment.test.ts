import { describe, expect, test } from '@jest/globals';
import { createMemorySource } from '../../../source/testing/memory-source.ts';
import { StyleLibrary } from '../frame/style-library.ts';
import { sanitiseSegment } from './testing/sanitise-now.ts';

const ROOT = 'https://library.test/api/appearances/doc/';

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

const page = (body: string, head = '') => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"
  xmlns:xlink="http://www.w3.org/1999/xlink">
<head><title>t</title>${head}</head><body>${body}</body></html>`;

const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
const math = (content: string) =>
  `<math xmlns="http://www.w3.org/1998/Math/MathML">${content}</math>`;

const hostile: readonly (readonly [string, string, string?])[] = [
  ['script', '<script>alert(1)</script>'],
  ['script from elsewhere', '<script src="https://evil.test/x.js"></script>'],
  ['script of the book', '<script src="alert.js"></script>'],
  ['module script', '<script type="module">import "https://evil.test"</script>'],
  ['handler', '<p onclick="alert(1)">x</p>'],
  ['handler of a body', '<p>x</p>', '</head><body onload="alert(1)"></body><head>'],
  ['handler of a picture', '<img src="x.png" onerror="alert(1)" alt=""/>'],
  ['handler in capitals', '<p ONCLICK="alert(1)">x</p>'],
  ['handler of a media element', '<video onplay="alert(1)" src="v.mp4"></video>'],
  ['handler in SVG', svg('<g onbegin="alert(1)"/>')],
  ['handler in MathML', math('<mi onclick="alert(1)">x</mi>')],
  ['javascript link', '<a href="javascript:alert(1)">x</a>'],
  ['javascript link in disguise', '<a href=" &#1;jAva&#9;script:alert(1)">x</a>'],
  ['javascript link of a map', '<map name="m"><area href="javascript:alert(1)"/></map>'],
  ['vbscript link', '<a href="vbscript:alert(1)">x</a>'],
  ['data link', '<a href="data:text/html,&lt;script>alert(1)&lt;/script>">x</a>'],
  ['blob link', '<a href="blob:https://evil.test/1">x</a>'],
  ['file link', '<a href="file:///etc/evil">x</a>'],
  ['ping', '<a href="b.xhtml" ping="https://evil.test/">x</a>'],
  ['data document in a picture', '<img src="data:text/html,alert" alt=""/>'],
  ['picture from elsewhere', '<img src="https://evil.test/x.png" alt=""/>'],
  ['picture from elsewhere without scheme', '<img src="//evil.test/x.png" alt=""/>'],
  ['picture of the server outside the book', '<img src="/api/licenses/alert/release" alt=""/>'],
  ['picture above the book', '<img src="../../../licenses/alert" alt=""/>'],
  ['picture above the book, encoded', '<img src="%2e%2e/%2e%2e/%2e%2e/alert" alt=""/>'],
  ['source set', '<img srcset="a.png 1x, https://evil.test/b.png 2x" alt=""/>'],
  ['sources', '<picture><source srcset="https://evil.test/x"/><img alt=""/></picture>'],
  ['poster', '<video poster="https://evil.test/x.png"></video>'],
  ['sound', '<audio src="https://evil.test/x.mp3"></audio>'],
  ['track', '<video><track src="https://evil.test/x.vtt"/></video>'],
  ['background', '<table background="https://evil.test/x.png"><tr><td>x</td></tr></table>'],
  ['frame', '<iframe src="https://evil.test/"></iframe>'],
  ['frame with a document', '<iframe srcdoc="&lt;script>alert(1)&lt;/script>"></iframe>'],
  ['object', '<object data="https://evil.test/x.swf"></object>'],
  ['object that claims to be a picture', '<object type="image/png" data="//evil.test/x"/>'],
  ['embed', '<embed src="https://evil.test/x.swf"/>'],
  ['applet', '<applet code="evil.class"></applet>'],
  ['portal', '<portal src="https://evil.test/"></portal>'],
  ['base', '<p>x</p>', '<base href="https://evil.test/"/>'],
  ['refresh', '<p>x</p>', '<meta http-equiv="refresh" content="0;url=https://evil.test/"/>'],
  ['policy of its own', '<p>x</p>', '<meta http-equiv="Content-Security-Policy" content="evil"/>'],
  ['prefetch', '<p>x</p>', '<link rel="prefetch" href="https://evil.test/"/>'],
  ['prefetch of names', '<p>x</p>', '<link rel="dns-prefetch" href="//evil.test/"/>'],
  ['preconnect', '<link rel="preconnect" href="https://evil.test/"/>'],
  ['preload', '<p>x</p>', '<link rel="preload" as="image" href="https://evil.test/x.png"/>'],
  ['import', '<p>x</p>', '<link rel="import" href="https://evil.test/"/>'],
  ['manifest', '<p>x</p>', '<link rel="manifest" href="https://evil.test/"/>'],
  ['style sheet from elsewhere', '<p>x</p>', '<link rel="stylesheet" href="//evil.test/x.css"/>'],
  ['form', '<form action="https://evil.test/"><input name="a"/><button>go</button></form>'],
  ['form action of a button', '<button formaction="https://evil.test/">x</button>'],
  ['SVG script', svg('<script>alert(1)</script>')],
  ['SVG script by link', svg('<script xlink:href="https://evil.test/x.js"/>')],
  ['SVG link', svg('<a xlink:href="javascript:alert(1)"><text>x</text></a>')],
  ['SVG link without a prefix', svg('<a href="javascript:alert(1)"><text>x</text></a>')],
  [
    'SVG animation of a link',
    svg('<a><animate attributeName="href" to="javascript:alert(1)"/></a>'),
  ],
  ['SVG set', svg('<set attributeName="onmouseover" to="alert(1)"/>')],
  ['SVG picture', svg('<image xlink:href="https://evil.test/x.png"/>')],
  ['SVG use', svg('<use xlink:href="https://evil.test/x.svg#a"/>')],
  ['SVG use of data', svg('<use href="data:image/svg+xml,alert#x"/>')],
  ['SVG filter', svg('<filter><feImage href="https://evil.test/x.png"/></filter>')],
  ['SVG paint', svg('<rect fill="url(https://evil.test/x.svg#a)"/>')],
  ['SVG mask', svg('<rect mask="url(//evil.test/x.svg#a)"/>')],
  ['SVG style', svg('<style>rect{fill:url(https://evil.test/x.svg#a)}</style>')],
  [
    'foreign object',
    svg(
      '<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="//evil.test"/></foreignObject>',
    ),
  ],
  ['MathML link', math('<mrow href="javascript:alert(1)"><mi>x</mi></mrow>')],
  ['MathML link with a prefix', math('<mi xlink:href="javascript:alert(1)">x</mi>')],
  [
    'MathML action',
    math('<maction actiontype="statusline#https://evil.test"><mi>x</mi></maction>'),
  ],
  ['style import', '<style>@import "https://evil.test/x.css";</style>'],
  ['style import by url', '<style>@import url(//evil.test/x.css) screen;</style>'],
  ['style import in disguise', '<style>@\\69mport "https://evil.test/x.css";</style>'],
  ['style url', '<style>p{background:url("https://evil.test/x.png")}</style>'],
  ['style url in disguise', '<style>p{background:u\\72l(https://evil.test/x.png)}</style>'],
  ['style url behind a comment', '<style>p{background:/*(*/url(https://evil.test/x.png)}</style>'],
  ['style image set', '<style>p{background:image-set("https://evil.test/x.png" 1x)}</style>'],
  ['style variable', '<style>p{--x:url(https://evil.test/x);background:var(--x)}</style>'],
  ['style font', '<style>@font-face{font-family:x;src:url(https://evil.test/x.woff)}</style>'],
  ['style attribute', '<p style="background:url(https://evil.test/x.png)">x</p>'],
  ['style attribute in disguise', '<p style="background:\\75\\72\\6c(https://evil.test/x)">x</p>'],
  [
    'style with a character data section',
    '<style><![CDATA[p{background:url(//evil.test/x)}]]></style>',
  ],
  ['template', '<template><script>alert(1)</script></template>'],
  ['unknown element', '<evil-element onclick="alert(1)">x</evil-element>'],
  ['element without a namespace', '<x xmlns=""><script>alert(1)</script></x>'],
  ['XHTML with a prefix', '<h:script xmlns:h="http://www.w3.org/1999/xhtml">alert(1)</h:script>'],
  ['named picture', '<img name="evil" alt=""/>'],
  ['popover', '<button popovertarget="evil">x</button>'],
];

const kept: readonly (readonly [string, string, string, string?])[] = [
  [
    'text',
    '<p id="x" class="y" lang="nl" dir="rtl">één &amp; <em>twee</em></p>',
    'p#x.y[lang=nl][dir=rtl] em',
  ],
  ['its own types', '<aside epub:type="footnote index:locator">n</aside>', 'aside'],
  ['language of XML', '<p xml:lang="fr">x</p>', 'p[lang=fr]'],
  ['style', '<p style="color: red; margin-left: 2em">x</p>', 'p[style*="color: red"]'],
  [
    'pictures of the book',
    '<img src="../i/a%20b.png?licenseKey=k" alt="x"/>',
    `img[src="${ROOT}i/a%20b.png?licenseKey=k"]`,
  ],
  ['pictures in the text', '<img src="data:image/png;base64,AAAA" alt=""/>', 'img[src^=data]'],
  ['sets of pictures', '<img srcset="a.png 1x, b.png 2x" alt=""/>', 'img[srcset]'],
  [
    'sound and film',
    '<audio src="a.mp3"/><video><source src="b.mp4"/></video>',
    'audio[src] + video[controls] source[src]',
  ],
  ['links into the book', '<a href="b.xhtml#n1">x</a>', `a[href="${ROOT}text/b.xhtml#n1"]`],
  ['links to a place', '<a href="#n1">x</a>', `a[href="${ROOT}text/a.xhtml#n1"]`],
  ['links to itself', '<a href="">x</a>', `a[href="${ROOT}text/a.xhtml"]`],
  ['links to a telephone', '<a href="tel:+31-20">x</a>', 'a[href="tel:+31-20"]'],
  ['links to elsewhere', '<a href="https://other.test/x">x</a>', 'a[href="https://other.test/x"]'],
  ['links to people', '<a href="mailto:a@b.test">x</a>', 'a[href^=mailto]'],
  [
    'tables',
    '<table><colgroup><col span="2"/></colgroup><tr><td colspan="2">x</td></tr></table>',
    'table col + tr td, table tr td[colspan]',
  ],
  ['ruby', '<ruby>漢<rp>(</rp><rt>kan</rt></ruby>', 'ruby rt'],
  ['definitions', '<dl><dt>a</dt><dd>b</dd></dl>', 'dl dt + dd'],
  ['old anchors', '<a name="old">x</a>', 'a[name=old]'],
  ['MathML', math('<mfrac><mi>a</mi><mn>2</mn></mfrac>'), 'math mfrac mn'],
  [
    'MathML alternatives',
    math('<semantics><mi>a</mi><annotation>a</annotation></semantics>'),
    'semantics annotation',
  ],
  [
    'SVG',
    svg('<g transform="scale(2)"><path d="M0 0L1 1" fill="url(#g)"/></g>'),
    'g[transform] path[d][fill*="#g"]',
  ],
  ['what a browser shows without scripts', '<noscript><p class="n">x</p></noscript>', 'p.n'],
  [
    'pictures in objects',
    '<object type="image/svg+xml" data="x.svg">alt</object>',
    `img[src="${ROOT}text/x.svg"][alt=alt]`,
  ],
  ['fallbacks of objects', '<object data="x.swf"><p class="f">x</p></object>', 'p.f'],
  [
    'fallbacks of pictures of unknown types',
    '<object type="image/vnd.adobe.photoshop" data="x.psd"><img class="f" src="x.png"/></object>',
    'img.f',
  ],
];

const HARM = /evil|alert|javascript|vbscript/i;

/** Complete rows: Jest waits for a callback if a test has more parameters than values. */
const vectors = hostile.map(([name, body, head = '']) => ({ name, body, head }));
const harmless = kept.map(([name, body, selector, head = '']) => ({ name, body, selector, head }));

describe('what could do harm is gone', () => {
  test.each(vectors)('$name [R2.55 R2.60]', async ({ body, head }) => {
    expect(await everything(page(body, head))).not.toMatch(HARM);
  });

  test.each(vectors)('$name, where the page is no XML', async ({ body, head }) => {
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
  test.each(harmless)('$name [R2.55 R2.60]', ({ body, selector, head }) => {
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
