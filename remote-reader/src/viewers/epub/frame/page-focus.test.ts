import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { PageFocus } from './page-focus.ts';

/** The scroll position of the frame, in pages of its width. */
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

const LAYOUT = {
  pageOfNode: (node: Node) => Number((node as Element).getAttribute('data-page')),
  shownPage: () => scroll / window.innerWidth,
};

/** The elements that can take the focus, in order. */
const reached = () =>
  [...document.body.querySelectorAll<HTMLElement>('*')]
    .filter(({ tabIndex }) => tabIndex >= 0)
    .map(({ id }) => id)
    .filter((id) => id !== '');

function show(reach: PageFocus, page: number): readonly string[] {
  scroll = page * window.innerWidth;
  reach.update();
  return reached();
}

test('the keyboard comes to the links of the page that is shown, and to no others [R2.61]', () => {
  document.body.innerHTML =
    '<a id="a" data-page="0" href="#x">a</a><a data-page="1">no link</a>' +
    '<a id="b" data-page="1" href="#x">b</a><a id="c" data-page="1" tabindex="0" href="#x">c</a>' +
    '<a id="d" data-page="1" tabindex="-1" href="#x">d</a><a id="e" data-page="2" href="#x">e</a>';
  const reach = new PageFocus(document, LAYOUT);
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
  const reach = new PageFocus(document, LAYOUT);
  expect([0, 1].map((page) => show(reach, page))).toEqual([[], ['a']]);
});

test('of an index of thousands only what is near the page is measured [R2.61]', () => {
  const link = (at: number) => `<a id="l${at}" data-page="${Math.floor(at / 20)}" href="#x">l</a>`;
  document.body.innerHTML = Array.from({ length: 2000 }, (_, at) => link(at)).join('');
  const measure = jest.spyOn(Element.prototype, 'getClientRects');
  const reach = new PageFocus(document, LAYOUT);
  expect(show(reach, 60)).toEqual(Array.from({ length: 20 }, (_, at) => `l${1200 + at}`));
  expect(measure.mock.calls.length).toBeLessThan(200);
});

test('the focus does not stay on a page that was left [R2.61]', () => {
  document.body.innerHTML =
    '<a id="a" data-page="0" href="#x">a</a><a id="b" data-page="1" href="#x">b</a>';
  const reach = new PageFocus(document, LAYOUT);
  show(reach, 1);
  document.querySelector<HTMLElement>('#b')?.focus();
  show(reach, 1);
  expect(document.activeElement?.id).toBe('b');
  show(reach, 0);
  expect(document.activeElement?.id).toBe('');
});

test('a frame in which nothing can be come to is no stop [R2.21]', () => {
  const frame = document.createElement('iframe');
  document.body.append(frame);
  const page = frame.contentDocument as Document;
  page.body.innerHTML = '<p data-page="0">text</p><a id="a" data-page="1" href="#x">a</a>';
  const { prototype } = (frame.contentWindow as Window & typeof globalThis).Element;
  prototype.getClientRects = Element.prototype.getClientRects;
  const reach = new PageFocus(page, LAYOUT);
  const stops = [0, 1, 0].map((at) => {
    show(reach, at);
    return frame.tabIndex;
  });
  expect(stops).toEqual([-1, 0, -1]);
});
