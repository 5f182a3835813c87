import { expect, test } from '@jest/globals';
import { noteOf } from './note-reference.ts';

/** The text of the note that a link of a page refers to, if any. */
function noteIn(markup: string, which = 0): string | undefined {
  // In a window, where superscripts have a computed style.
  document.body.innerHTML = markup;
  const targetOf = (link: Element) =>
    document.querySelector(link.getAttribute('href') ?? 'none') ?? undefined;
  const link = document.querySelectorAll('a[href]')[which];
  const target = link && targetOf(link);
  if (!link || !target) throw new Error('No link with a target');
  const isLater = (link.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return noteOf({ link, target, isLater, targetOfBack: targetOf })?.textContent?.trim();
}

test.each([
  ['says so as EPUB does', '<a epub:type="noteref" href="#n">1</a><p id="n">Note</p>'],
  ['says so by its role', '<a role="doc-noteref" href="#n">1</a><p id="n">Note</p>'],
  ['leads to a footnote', '<a href="#n">see</a><aside epub:type="footnote" id="n">Note</aside>'],
  ['leads to an endnote', '<a href="#n">see</a><li role="doc-endnote" id="n">Note</li>'],
  ['leads to a rearnote', '<a href="#n">see</a><p epub:type="rearnote" id="n">Note</p>'],
  ['leads into a note', '<a href="#n">1</a><aside role="doc-footnote"><a id="n"></a>Note</aside>'],
  [
    'is a small mark that is answered',
    '<p>Text<sup><a id="r" href="#n">1</a></sup></p><p id="n"><a href="#r">1</a> Note</p>',
  ],
  [
    'is raised by its style and answered at its paragraph',
    '<p id="r">Text<a style="vertical-align: super" href="#n">*</a></p><p id="n">Note <a href="#r">back</a></p>',
  ],
])('a link that %s refers to a note [R2.122]', (_how, markup) => {
  expect(noteIn(markup)).toMatch(/Note/);
});

test.each([
  ['leads to a chapter', '<a href="#c">Chapter 2</a><h2 id="c">Two</h2><p>Text</p>'],
  ['is small but not answered', '<sup><a href="#n">1</a></sup><p id="n">Text</p>'],
  [
    'is answered but not small',
    '<p><a id="r" href="#n">1</a></p><p id="n"><a href="#r">1</a> Text</p>',
  ],
  [
    'is answered elsewhere',
    '<p>A<sup><a id="r" href="#n">1</a></sup></p><p id="n"><a href="#x">1</a></p><p id="x">X</p>',
  ],
  [
    'says that it leads back',
    '<a role="doc-backlink" href="#n">1</a><p role="doc-footnote" id="n">N</p>',
  ],
])('a link that %s is a link like any other [R2.122]', (_how, markup) => {
  expect(noteIn(markup)).toBeUndefined();
});

test('the way back from a note is no note, though it is as small and answered as well [R2.122]', () => {
  const markup =
    '<p>Text<sup><a id="r" href="#n">1</a></sup></p><p><sup><a id="n" href="#r">1</a></sup> Note</p>';
  expect(noteIn(markup, 0)).toBe('1 Note');
  expect(noteIn(markup, 1)).toBeUndefined();
});

test('a note is the whole item of its list, or what follows its term [R2.124]', () => {
  const mark = '<a epub:type="noteref" href="#n">1</a>';
  expect(noteIn(`${mark}<ol><li><p id="n">One</p><p>Two</p></li><li>Three</li></ol>`)).toBe(
    'OneTwo',
  );
  expect(noteIn(`${mark}<dl><dt id="n">1</dt><dd>Said</dd></dl>`)).toBe('Said');
  expect(noteIn(`${mark}<p>before</p><p><a id="n">1</a> After</p>`)).toBe('1 After');
});

test.each([
  ['has no text', '<aside role="doc-footnote" id="n"> </aside>'],
  [
    'has its number alone',
    '<aside role="doc-footnote" id="n"><a href="#r">1</a>. </aside><p>On</p>',
  ],
  [
    'has its number alone, without a link',
    '<aside id="n" role="doc-footnote"><sup>1</sup></aside>',
  ],
  ['has a way back alone', '<p id="n"><a role="doc-backlink" href="#r">Back to the text</a></p>'],
])('a note that %s is followed [R2.123]', (_what, markup) => {
  expect(noteIn(`<p id="r"><a epub:type="noteref" href="#n">1</a></p>${markup}`)).toBeUndefined();
});

test('a picture is a note, and so is a reference to another [R2.123]', () => {
  const mark = '<p id="r"><a role="doc-noteref" href="#n">1</a></p>';
  expect(noteIn(`${mark}<p id="n"><a href="#r">1</a> <img alt=""></p>`)).toBe('1');
  expect(noteIn(`${mark}<p id="n"><a href="#o">See note 2</a></p><p id="o">O</p>`)).toBe(
    'See note 2',
  );
});

test('what is as long as a chapter is none', () => {
  const long = 'word '.repeat(5000);
  expect(noteIn(`<a epub:type="noteref" href="#n">1</a><div id="n">${long}</div>`)).toBeUndefined();
});
