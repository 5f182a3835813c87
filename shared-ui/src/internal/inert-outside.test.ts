import { afterEach, expect, test } from '@jest/globals';
import { makeInertOutside } from './inert-outside.ts';

afterEach(() => document.body.replaceChildren());

const find = (selector: string) => document.querySelector(selector) as Element;
const inertIds = () => [...document.querySelectorAll('[inert]')].map(({ id }) => id);

test('silences siblings at every level and gives them back as they were', () => {
  document.body.innerHTML = `
    <header id="header"></header>
    <main id="main"><section id="list"></section><aside id="panel"></aside></main>
    <footer id="footer" inert></footer>
    <div id="announcer" data-live-announcer></div>`;
  const undo = makeInertOutside(find('#panel'));
  expect(inertIds()).toEqual(['header', 'list', 'footer']);
  undo();
  expect(inertIds()).toEqual(['footer']);
});

test('what is marked as above all stays usable, however deep it is', () => {
  document.body.innerHTML = `
    <aside id="panel"></aside>
    <div id="host"><p id="text"></p><div id="top" data-react-aria-top-layer></div></div>`;
  const undo = makeInertOutside(find('#panel'));
  expect(inertIds()).toEqual(['text']);
  undo();
});

test('the place for overlays stays usable too', () => {
  document.body.innerHTML = `
    <aside id="panel"></aside>
    <div id="remote"><p id="text"></p><div id="overlays"></div></div>`;
  const undo = makeInertOutside(find('#panel'), find('#overlays'));
  expect(inertIds()).toEqual(['text']);
  undo();
});

test('a place in another page is modal in itself', () => {
  document.body.innerHTML = '<p id="beside"></p><div id="host"></div>';
  const root = find('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<p></p><section></section>';
  const undo = makeInertOutside(root.querySelector('section') as Element);
  expect(root.querySelector('p')?.hasAttribute('inert')).toBe(true);
  expect(inertIds()).toEqual([]);
  undo();
  expect(root.querySelector('[inert]')).toBeNull();
});

test('of two modal elements the one that ends first gives nothing back that the other needs', () => {
  document.body.innerHTML = '<main id="main"></main><div id="one"></div><div id="two"></div>';
  const undoOne = makeInertOutside(find('#one'));
  const undoTwo = makeInertOutside(find('#two'));
  undoOne();
  expect(inertIds()).toEqual(['main', 'one']);
  undoTwo();
  expect(inertIds()).toEqual([]);
  expect(document.body.innerHTML).not.toContain('data-leeszaal-inert');
});

test('goes on where the modal element of another library ends', async () => {
  document.body.innerHTML = '<main id="main" inert></main><div id="dialog"></div>';
  const undo = makeInertOutside(find('#dialog'));
  find('#main').removeAttribute('inert');
  await Promise.resolve();
  expect(inertIds()).toEqual(['main']);
  undo();
  expect(inertIds()).toEqual([]);
});

test('the topmost of several stays usable, whichever of the others ends first', () => {
  const open = ['#under', '#dialog', '#nested', '#other'] as const;
  const begin = () => {
    document.body.innerHTML = `<div id="under"></div>
      <main id="main"><p id="text"></p><div id="dialog"></div><div id="nested"></div></main>
      <div id="other"></div>`;
    return open.map((selector) => makeInertOutside(find(selector)));
  };
  const isUsable = (selector: string) => find(selector).closest('[inert]') === null;
  const end = (undo: readonly (() => void)[], ...order: readonly number[]) => {
    for (const index of order) undo[index]?.();
  };

  end(begin(), 3);
  expect(open.map(isUsable)).toEqual([false, false, true, false]);
  end(begin(), 3, 1);
  expect(open.map(isUsable)).toEqual([false, false, true, false]);
  end(begin(), 0, 3);
  expect(open.map(isUsable)).toEqual([false, false, true, false]);
  end(begin(), 3, 2, 1);
  expect(open.map(isUsable)).toEqual([true, false, false, false]);
  end(begin(), 0, 2, 1);
  expect(open.map(isUsable)).toEqual([false, false, false, true]);
  end(begin(), 1, 3, 0, 2);
  expect(inertIds()).toEqual([]);
  expect(document.body.innerHTML).not.toContain('data-leeszaal');
});

test('the later of two that begin together is above, unless the other is in the top layer', () => {
  document.body.innerHTML = '<div id="one"></div><div id="two"></div>';
  const undoOne = makeInertOutside(find('#one'));
  const undoTwo = makeInertOutside(find('#two'));
  expect(inertIds()).toEqual(['one']);
  undoTwo();
  expect(inertIds()).toEqual(['two']);
  undoOne();
  expect(inertIds()).toEqual([]);

  document.body.innerHTML =
    '<div id="top" data-react-aria-top-layer data-modal></div><div id="two"></div>';
  const undoTop = makeInertOutside(find('#top'));
  const undo = makeInertOutside(find('#two'));
  expect(inertIds()).toEqual(['two']);
  undo();
  undoTop();
  expect(inertIds()).toEqual([]);
});
