import { describe, expect, it } from '@jest/globals';
import { pathFinder } from '../archive/path-finder.ts';
import { fillIn } from './licensed-text.ts';
import { rewriteFile } from './rewrite-file.ts';
import type { RewritingContext } from './rewrite-reference.ts';

const context: RewritingContext = { path: 'OEBPS/text/one.xhtml', folder: 'OEBPS/' };
const XHTML = 'application/xhtml+xml';

function rewrite(source: string | Uint8Array, mediaType = XHTML, at = context): string {
  return fillIn(rewriteFile(Buffer.from(source as string), mediaType, at), 'KEY');
}

describe('a segment', () => {
  it.each([
    ['<img src="a.png"/>', '<img src="a.png?licenseKey=KEY"/>'],
    ["<img alt='x' src='../img/a b.png'>", '<img alt=\'x\' src="../img/a%20b.png?licenseKey=KEY">'],
    ['<img src=a.png>', '<img src="a.png?licenseKey=KEY">'],
    [
      '<link rel="stylesheet" href="../a.css"/>',
      '<link rel="stylesheet" href="../a.css?licenseKey=KEY"/>',
    ],
    ['<image xlink:href="b.svg#f"/>', '<image xlink:href="b.svg?licenseKey=KEY#f"/>'],
    ['<svg:image href="b.png"/>', '<svg:image href="b.png?licenseKey=KEY"/>'],
    [
      '<video poster="p.jpg" src="v.mp4"/>',
      '<video poster="p.jpg?licenseKey=KEY" src="v.mp4?licenseKey=KEY"/>',
    ],
    [
      '<source srcset="a.png 1x, b.png 2x"/>',
      '<source srcset="a.png?licenseKey=KEY 1x, b.png?licenseKey=KEY 2x"/>',
    ],
    [
      '<source type="image/jxl" srcset="a.jxl"/>',
      '<source type="image/webp" srcset="a.jxl?licenseKey=KEY"/>',
    ],
    [
      '<object type="image/JXL" data="a.jxl"/>',
      '<object type="image/webp" data="a.jxl?licenseKey=KEY"/>',
    ],
    ['<a type="image/jxl">', '<a type="image/jxl">'],
    [
      '<img srcset="a.png, b.png 300w"/>',
      '<img srcset="a.png?licenseKey=KEY, b.png?licenseKey=KEY 300w"/>',
    ],
    [
      '<audio><source src="../s.mp3"/></audio>',
      '<audio><source src="../s.mp3?licenseKey=KEY"/></audio>',
    ],
    [
      '<p style="background:url(x.png)">',
      '<p style="background:url(&#34;x.png?licenseKey=KEY&#34;)">',
    ],
    ['<rect fill="url(#g)"/>', '<rect fill="url(#g)"/>'],
    ['<use href="#k"/>', '<use href="#k"/>'],
    ['<img src="data:image/png;base64,AA"/>', '<img src="data:image/png;base64,AA"/>'],
    ['<img src="https://a.example/x.png"/>', '<img src="https://a.example/x.png"/>'],
    ['<!-- <img src="a.png"/> -->', '<!-- <img src="a.png"/> -->'],
    ['<![CDATA[<img src="a.png"/>]]>', '<![CDATA[<img src="a.png"/>]]>'],
    ['<img src="a.png?x=1&amp;y=2"/>', '<img src="a.png?licenseKey=KEY"/>'],
    ['<style>@import "a.css";</style>', '<style>@import "a.css?licenseKey=KEY";</style>'],
  ])('%s becomes %s [R7.7]', (source, rewritten) => {
    expect(rewrite(source)).toBe(rewritten);
  });

  it('asks for no file that the book does not have', () => {
    const find = pathFinder(['OEBPS/text/A.png', 'OEBPS/text/no#1.png']);
    const at = { ...context, find };
    const written = (source: string, type = XHTML) => rewrite(source, type, at);
    expect(written('<img src="gone.png" srcset="a.png, gone.png 2x"/>')).toBe(
      '<img src="data:," srcset="A.png?licenseKey=KEY, data:, 2x"/>',
    );
    expect(written('<img src="no#1.png"/>')).toBe('<img src="no%231.png?licenseKey=KEY"/>');
    expect(written('<img src="https://a.example/x.png"/>')).toContain('https://a.example/x.png');
    expect(written('<a href="gone.xhtml">')).toBe('<a href="gone.xhtml">');
    expect(written('@import "gone.css"; a{src:url(gone.ttf)}', 'text/css')).toBe(
      '@import "data:,"; a{src:url("data:,")}',
    );
  });

  it('loads what stands in for a file, and leads to it [R2.67]', () => {
    const at = { ...context, substitutes: { 'OEBPS/text/a.psd': 'OEBPS/img/a.png' } };
    expect(rewrite('<img src="a.psd"/><a href="a.psd#x">', XHTML, at)).toBe(
      '<img src="../img/a.png?licenseKey=KEY"/><a href="../img/a.png">',
    );
  });

  it('keeps hyperlinks as the book has them', () => {
    for (const link of [
      '<a href="two.xhtml#x">',
      '<a href="#y">',
      '<a href="https://a.example/?a=b">',
    ]) {
      expect(rewrite(link)).toBe(link);
    }
  });

  it('corrects hyperlinks and references that leave the folder that addresses are relative to', () => {
    expect(rewrite('<a href="../../note/n.xhtml#z">')).toBe('<a href="../~/note/n.xhtml#z">');
    expect(rewrite('<img src="../../pics/a.png">')).toBe(
      '<img src="../~/pics/a.png?licenseKey=KEY">',
    );
    const outside = { path: 'note/n.xhtml', folder: 'OEBPS/' };
    expect(rewrite('<a href="../OEBPS/text/one.xhtml">', XHTML, outside)).toBe(
      '<a href="../../text/one.xhtml">',
    );
    expect(rewrite('<a href="m.xhtml">', XHTML, outside)).toBe('<a href="m.xhtml">');
  });

  it.each([
    // The base of the file, a reference, and the result.
    [
      '<base href="../images/"/>',
      '<img src="a.png">',
      '<img src="../images/a.png?licenseKey=KEY">',
    ],
    ['<base href="/OEBPS/images/a.html"/>', '<a href="b#c">', '<a href="../images/b#c">'],
    ['<base href=".."/>', '<a href="two.xhtml">', '<a href="../two.xhtml">'],
    ['<base href="two.xhtml"/>', '<a href="#x">', '<a href="#x">'],
    ['<base href="../a/"/><base href="../b/"/>', '<a href="c">', '<a href="../a/c">'],
    ['<p xml:base="../a/"/>', '<a href="c">', '<a href="c">'],
    ['<p xml:base="../a/">', '<a href="c">', '<a href="../a/c">'],
    ['<p xml:base="../a/"><p></p>', '<a href="c">', '<a href="../a/c">'],
    ['<p xml:base="../a/"><p></p></p>', '<a href="c">', '<a href="c">'],
    ['<p xml:base="../a/"><q xml:base="b/">', '<a href="c">', '<a href="../a/b/c">'],
    ['<p xml:base="../a/"><q xml:base="b/"></q>', '<a href="c">', '<a href="../a/c">'],
    ['<base href="../a/"/>', '<a xml:base="b/" href="c">', '<a xml:base="b/" href="../a/b/c">'],
    ['<base href="../a/"/>', '<style>p{a:url(b)}', '<style>p{a:url("../a/b?licenseKey=KEY")}'],
    ['<!-- <base href="../a/"/> -->', '<a href="c">', '<a href="c">'],
    ['<base href="../../../../../etc/"/>', '<a href="c">', '<a href="../~/etc/c">'],
    ['<base href="https://a.example/b/"/>', '<a href="c">', '<a href="c">'],
    ['<base href="//a.example/b/"/>', '<img src="c">', '<img src="c?licenseKey=KEY">'],
    ['<base href="javascript:alert(1)//"/>', '<a href="c">', '<a href="c">'],
    [`<base href="${'a/'.repeat(200)}"/>`, '<a href="c">', '<a href="c">'],
  ])('that says %s has %s become %s', (based, source, rewritten) => {
    expect(rewrite(based + source)).toBe(based + rewritten);
  });

  it('is based also where its base comes later, and not where the book has the file beside it', () => {
    expect(rewrite('<link href="a.css"/><base href="../b/"/>')).toBe(
      '<link href="../b/a.css?licenseKey=KEY"/><base href="../b/"/>',
    );
    const at = { ...context, find: pathFinder(['OEBPS/text/a.png', 'OEBPS/text/b.xhtml']) };
    const base = '<base href="../images/"/>';
    expect(rewrite(`${base}<img src="a.png"><a href="b.xhtml">`, XHTML, at)).toBe(
      `${base}<img src="a.png?licenseKey=KEY"><a href="b.xhtml">`,
    );
  });

  it('is sent as UTF-8, whatever it was', () => {
    const declaration = '<?xml version="1.0" encoding="ISO-8859-1"?><p>é</p>';
    expect(rewrite(Buffer.from(declaration, 'latin1'))).toBe(
      '<?xml version="1.0" encoding="utf-8"?><p>é</p>',
    );
    const other =
      '<?xml version="1.0"\n\tencoding = \'latin1\' standalone="yes"?><p encoding="a"/>';
    expect(rewrite(other)).toBe(
      '<?xml version="1.0"\n encoding="utf-8" standalone="yes"?><p encoding="a"/>',
    );
    expect(rewrite('<?xml version="1.0"?><p encoding="a"/>')).toBe(
      '<?xml version="1.0"?><p encoding="a"/>',
    );
    const wide = Buffer.from('\uFEFF<?xml version="1.0" encoding="UTF-16"?><p>é</p>', 'utf16le');
    expect(rewrite(wide)).toBe('<?xml version="1.0" encoding="utf-8"?><p>é</p>');
  });

  it('lets no key break out of its place', () => {
    const text = rewriteFile(
      Buffer.from('<img src="a.png"><p style="background:url(b.png)">'),
      XHTML,
      context,
    );
    const filled = fillIn(text, `"><script>'()*&`);
    expect(filled).toBe(
      '<img src="a.png?licenseKey=%22%3E%3Cscript%3E%27%28%29%2A%26"><p style="background:url(&#34;b.png?licenseKey=%22%3E%3Cscript%3E%27%28%29%2A%26&#34;)">',
    );
  });

  it('is read in a time that grows with its length only', () => {
    const hostile = [
      '\\"',
      'url(',
      'url("\\"',
      '@import "\\"',
      '/*',
      "url('",
      '<img srcset=" ',
      '<!--',
      '<a b=',
    ];
    for (const piece of hostile) {
      for (const source of [piece.repeat(60_000), `<style>${piece.repeat(60_000)}`])
        rewrite(source);
    }
    rewrite(`<style>url(${' '.repeat(200_000)}`);
    rewrite(`<style>url(${'\\11111 '.repeat(50_000)}`);
    rewrite(`<img srcset="${' '.repeat(200_000)}">`);
    rewrite(`<p style="url(${'a '.repeat(100_000)}">`);
    rewrite(`<?xml${' '.repeat(200_000)}`);
    rewrite(`<?xml ${'encoding '.repeat(100_000)}`);
    rewrite(`<?xml encoding${' '.repeat(200_000)}?>`);
    rewrite(`<img srcset="a${','.repeat(200_000)}b">`);
    rewrite('<p xml:base="a/">'.repeat(60_000));
    rewrite(
      `<p xml:base="${'a/'.repeat(120)}">${'<a href="b"></a><p xml:base="c/"/>'.repeat(20_000)}`,
    );
    rewrite('<base href="a/">'.repeat(60_000));
  }, 20_000);
});

describe('a style sheet', () => {
  const css = { path: 'OEBPS/css/a.css', folder: 'OEBPS/' };

  it.each([
    ['a{b:url(x.png)}', 'a{b:url("x.png?licenseKey=KEY")}'],
    ['a{b:URL( "x y.png" )}', 'a{b:URL( "x%20y.png?licenseKey=KEY")}'],
    ["@import 'b.css' screen;", '@import "b.css?licenseKey=KEY" screen;'],
    ['@import url(b.css);', '@import url("b.css?licenseKey=KEY");'],
    [
      'src:url(../f/a.otf) format("opentype")',
      'src:url("../f/a.otf?licenseKey=KEY") format("opentype")',
    ],
    ['url(a\\20 b.png)', 'url("a%20b.png?licenseKey=KEY")'],
    ['url(data:x)', 'url(data:x)'],
    ['/* url(a.png) */', '/* url(a.png) */'],
    ['content:"url(a.png)"', 'content:"url(a.png)"'],
    ['@namespace "http://www.w3.org/1999/xhtml";', '@namespace "http://www.w3.org/1999/xhtml";'],
  ])('%s becomes %s [R7.7]', (source, rewritten) => {
    expect(rewrite(source, 'text/css', css)).toBe(rewritten);
  });
});
