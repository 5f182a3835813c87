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

test('reaches out of a shadow root', () => {
  document.body.innerHTML = '<p id="beside"></p><div id="host"></div>';
  const root = find('#host').attachShadow({ mode: 'open' });
  root.innerHTML = '<p></p><section></section>';
  const undo = makeInertOutside(root.querySelector('section') as Element);
  expect(root.querySelector('p')?.hasAttribute('inert')).toBe(true);
  expect(inertIds()).toEqual(['beside']);
  undo();
});
