import { expect, test } from '@jest/globals';
import { findLandmarks, type Part } from '../flow/landmarks.ts';
import { CUT, cutPage, mapBody } from './cut-page.ts';

function bodyOf(markup: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${markup}</body>`, 'text/html').body;
}

/** Cuts a page with known parts of its landmarks. */
function cut(body: HTMLElement, parts: readonly (Part | undefined)[]): Element {
  const on = findLandmarks(body).flatMap((node, at) => {
    const part = parts[at];
    return part ? [[node, part] as const] : [];
  });
  const before = body.outerHTML;
  const page = cutPage(body, new Map(on), mapBody(body), document);
  expect(body.outerHTML).toBe(before);
  return page;
}

/** Cuts the page that contains the words from the first to the last. */
function cutTo(markup: string, first: string, last: string): Element {
  const body = bodyOf(markup);
  const landmarks = findLandmarks(body);
  const indexOf = (words: string) =>
    landmarks.findIndex((node) => (node.textContent ?? '').includes(words));
  const parts = landmarks.map((node, at): Part | undefined => {
    if (at < indexOf(first) || at > indexOf(last)) return undefined;
    const text = node.textContent ?? '';
    const from = at === indexOf(first) ? text.indexOf(first) : 0;
    const to = at === indexOf(last) ? text.indexOf(last) + last.length : text.length;
    return { from, to };
  });
  return cut(body, parts);
}

test('the text of a page is left, no more and no less [R2.56]', () => {
  const body = cutTo(
    '<h1>One</h1><p>first words <em>of a</em> paragraph</p><p>another</p><p>last of all</p>',
    'words',
    'last',
  );
  expect(body.innerHTML).toBe(
    `<p ${CUT}="start">words <em>of a</em> paragraph</p><p>another</p><p ${CUT}="end">last</p>`,
  );
  expect(body.getAttribute(CUT)).toBe('start end');
});

test('what is nothing to see stays between what is, and goes elsewhere', () => {
  const body = cutTo('<p>a</p><hr><div></div><p>b<br>c</p><span></span><p>d</p>', 'b', 'c');
  expect(body.innerHTML).toBe('<p>b<br>c</p>');
  expect(cutTo('<p>a</p><div class="gap"></div><p>b</p>', 'a', 'b').innerHTML).toBe(
    '<p>a</p><div class="gap"></div><p>b</p>',
  );
});

test('pictures are on the page or not', () => {
  const body = bodyOf('<p>a</p><figure><img alt="x"><figcaption>c</figcaption></figure><img>');
  const page = cut(body, [undefined, { from: 0, to: 0 }, { from: 0, to: 1 }, undefined]);
  expect(page.querySelectorAll('img')).toHaveLength(1);
  expect(page.textContent).toBe('c');
});

test('the items of a list keep their numbers [R2.56]', () => {
  const numbers = (markup: string) =>
    [...cutTo(markup, 'c', 'd').querySelectorAll('li')].map((item) => item.getAttribute('value'));
  expect(numbers('<ol><li>a<li>b<li>c<li>d<li>e</ol>')).toEqual(['3', '4']);
  expect(numbers('<ol start="7"><li>a<li value="20">c<li>d</ol>')).toEqual(['20', '21']);
  expect(numbers('<ol reversed><li>a<li>c<li>d<li>e</ol>')).toEqual(['3', '2']);
});

test('the cells of a row keep their columns [R2.56]', () => {
  const body = bodyOf(
    '<table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr><tr><td>e</td></tr></table>',
  );
  const page = cut(body, [undefined, undefined, undefined, { from: 0, to: 1 }, undefined]);
  expect(page.querySelectorAll('tr')).toHaveLength(1);
  expect([...page.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual(['', 'd']);
});

test('the parts of all pages together are the whole text, once [R2.56]', () => {
  const text = 'a chapter that goes over three pages';
  const pages = [
    { from: 0, to: 10 },
    { from: 10, to: 25 },
    { from: 25, to: text.length },
  ].map((part) => cut(bodyOf(`<p>${text}</p>`), [part]).textContent);
  expect(pages.join('')).toBe(text);
});

test('of a long chapter only what stands on the page is copied', () => {
  const body = bodyOf('<section><p>one</p> <p>two</p></section>'.repeat(5000));
  const [, , part] = findLandmarks(body);
  const copied: Node[] = [];
  const paper = document.implementation.createHTMLDocument('');
  const importNode = paper.importNode.bind(paper);
  paper.importNode = ((node: Node, deep?: boolean) => {
    copied.push(node);
    return importNode(node, deep);
  }) as typeof paper.importNode;
  const parts = new Map([[part as Node, { from: 0, to: 3 }]]);
  expect(cutPage(body, parts, mapBody(body), paper).textContent).toBe('one');
  expect(copied).toHaveLength(4);
});
