import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { readCfi, writeCfi } from './cfi.ts';

const page = (markup: string) => {
  const document = window.document.implementation.createHTMLDocument('');
  document.body.innerHTML = markup;
  return document;
};

const textsOf = (document: Document): Text[] => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

describe('identifiers of places', () => {
  test('count elements evenly and texts oddly', () => {
    const document = page('<h1>x</h1>one<em>two</em>three');
    const [, , , three] = textsOf(document);
    expect(three && writeCfi(2, { node: three, offset: 4 })).toBe('epubcfi(/6/6!/4/5:4)');
    const { lastElementChild } = document.body;
    expect(lastElementChild && writeCfi(0, { node: lastElementChild, offset: 0 })).toBe(
      'epubcfi(/6/2!/4/4)',
    );
  });

  test('take texts that stand side by side as one', () => {
    const document = page('<p>one</p>');
    document.body.firstElementChild?.append('two');
    const [, two] = textsOf(document);
    const cfi = two ? writeCfi(0, { node: two, offset: 1 }) : '';
    expect(cfi).toBe('epubcfi(/6/2!/4/2/1:4)');
    expect(readCfi(cfi, document)).toEqual({ node: two, offset: 1 });
    document.normalize();
    expect(readCfi(cfi, document)?.offset).toBe(4);
  });

  test('are read with the assertions of other readers', () => {
    const document = page('<p>one</p>');
    const point = readCfi('epubcfi(/6/4[chap01ref]!/4[body01]/2[p]/1:2[ne])', document);
    expect(point).toEqual({ node: document.body.firstChild?.firstChild, offset: 2 });
  });

  test('lead near when the text has changed', () => {
    const document = page('<p>one</p>');
    const [text] = textsOf(document);
    expect(readCfi('epubcfi(/6/2!/4/2/1:99)', document)).toEqual({ node: text, offset: 3 });
    expect(readCfi('epubcfi(/6/2!/4/2/8/2/1:0)', document)?.node).toBe(document.body.firstChild);
  });

  test.each(['', 'epubcfi(', 'epubcfi()', 'epubcfi(/6/4)', 'chapter1'])('%j is none', (text) => {
    expect(readCfi(text, page('<p>x</p>'))).toBeUndefined();
  });

  test('come back to where they were made [R2.59]', () => {
    const { node } = fc.letrec<{ node: string }>((tie) => ({
      node: fc.oneof(
        { depthSize: 'small' },
        fc.stringMatching(/^[a-z]{1,8}$/),
        fc.constant('<!-- x -->'),
        fc.array(tie('node'), { maxLength: 4 }).map((inner) => `<i>${inner.join('')}</i>`),
      ),
    }));
    const pick = fc.nat();
    fc.assert(
      fc.property(fc.array(node, { minLength: 1, maxLength: 6 }), pick, pick, (nodes, a, b) => {
        const document = page(nodes.join(''));
        const texts = textsOf(document);
        const text = texts[a % Math.max(1, texts.length)];
        fc.pre(text !== undefined);
        if (text === undefined) return;
        const offset = 1 + (b % text.length);
        const point = readCfi(writeCfi(3, { node: text, offset }), document);
        expect(point).toEqual({ node: text, offset });
      }),
    );
  });
});
