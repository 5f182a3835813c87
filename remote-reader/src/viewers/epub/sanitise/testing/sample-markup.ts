/** The address of the book whose segments are made here. */
export const ROOT = 'https://library.test/api/appearances/doc/';

/** A page of XHTML around a body. */
export const page = (body: string, head = '') => `<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE html>
<html xmlns="http://www.w3.org/1999/xhtml" xmlns:epub="http://www.idpf.org/2007/ops"
  xmlns:xlink="http://www.w3.org/1999/xlink">
<head><title>t</title>${head}</head><body>${body}</body></html>`;

/** A drawing. */
export const svg = (content: string) => `<svg xmlns="http://www.w3.org/2000/svg">${content}</svg>`;
/** A formula. */
export const math = (content: string) =>
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

/** Markup that could do harm; complete rows, because Jest waits for a callback if a test has more parameters. */
export const HOSTILE_MARKUP = hostile.map(([name, body, head = '']) => ({ name, body, head }));
/** Markup that stays, and what finds it afterwards. */
export const HARMLESS_MARKUP = kept.map(([name, body, selector, head = '']) => ({
  name,
  body,
  selector,
  head,
}));
