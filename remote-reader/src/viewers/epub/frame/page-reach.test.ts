import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PageReach } from './page-reach.ts';

/** How far the frame has scrolled; its pages are as wide as it is. */
let scroll = 0;

beforeEach(() => {
  scroll = 0;
  jest.spyOn(document, 'hasFocus').mockReturnValue(true);
  Element.prototype.getClientRects = function rects(this: Element) {
    const page = Number(this.getAttribute('data-page'));
    const left = page * window.innerWidth - scroll;
    return [new DOMRect(left + 20, 50, 100, 20)] as unknown as DOMRectList;
  };
});
afterEach(() => {
  document.body.replaceChildren();
  jest.restoreAllMocks();
});

/** What the keyboard can come to, in order. */
const reached = () =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map(({ id }) => id)
    .filter((id) => id !== '');

function show(reach: PageReach, page: number): readonly string[] {
  scroll = page * window.innerWidth;
  reach.update();
  return reached();
}

test('the keyboard comes to the links of the page that is shown, and to no others', () => {
  document.body.innerHTML =
    '<a id="a" data-page="0" href="#x">a</a><a data-page="1">no link</a>' +
    '<a id="b" data-page="1" href="#x">b</a><a id="c" data-page="1" tabindex="0" href="#x">c</a>' +
    '<a id="d" data-page="1" tabindex="-1" href="#x">d</a><a id="e" data-page="2" href="#x">e</a>';
  const reach = new PageReach(document);
  const written = document.body.innerHTML;
  expect([0, 1, 2, 0].map((page) => show(reach, page))).toEqual([['a'], ['b', 'c'], ['e'], ['a']]);
  show(reach, 1);
  const { outerHTML } = document.querySelector('#c') ?? document.body;
  expect(written).toContain(outerHTML);
  expect(document.querySelector('#b')?.hasAttribute('tabindex')).toBe(false);
});

test('a part of a picture is where the picture is', () => {
  document.body.innerHTML =
    '<img alt="" usemap="#m" data-page="1"><map name="m"><area id="a" data-page="0" href="#x" alt=""></map>';
  const reach = new PageReach(document);
  expect([0, 1].map((page) => show(reach, page))).toEqual([[], ['a']]);
});

test('the focus does not stay on a page that was left', () => {
  document.body.innerHTML =
    '<a id="a" data-page="0" href="#x">a</a><a id="b" data-page="1" href="#x">b</a>';
  const reach = new PageReach(document);
  show(reach, 1);
  document.querySelector<HTMLElement>('#b')?.focus();
  show(reach, 1);
  expect(document.activeElement?.id).toBe('b');
  show(reach, 0);
  expect(document.activeElement?.id).toBe('');
});
