import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenReader, openBook, openEmbed } from '../testing/open-reader.ts';
import { fullScreenOf } from './full-screen.ts';

let opened: OpenReader | undefined;
let shown: Element | null;
let isRefused: boolean;

function become(element: Element | null): void {
  shown = element;
  fireEvent(document, new Event('fullscreenchange'));
}

beforeEach(() => {
  opened = undefined;
  shown = null;
  isRefused = false;
  // jsdom has no full screen.
  const fullscreenElement = { get: () => shown, configurable: true };
  Object.defineProperties(document, {
    fullscreenEnabled: { value: true, configurable: true },
    fullscreenElement,
    exitFullscreen: { value: async () => become(null), configurable: true },
  });
  Object.defineProperty(ShadowRoot.prototype, 'fullscreenElement', fullscreenElement);
  Element.prototype.requestFullscreen = async function requestFullscreen(this: Element) {
    if (isRefused) throw new TypeError('not allowed');
    become(this);
  };
});
afterEach(async () => {
  await opened?.close();
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
    Reflect.deleteProperty(document, name);
  }
  Reflect.deleteProperty(ShadowRoot.prototype, 'fullscreenElement');
  Reflect.deleteProperty(Element.prototype, 'requestFullscreen');
});

const button = (name: string) => screen.findByRole('button', { name });

test('an embed fills the screen with all that belongs to it, and leaves it [R2.164]', async () => {
  opened = await openEmbed();
  await userEvent.click(await button('Full screen'));
  expect(shown?.contains(opened.element)).toBe(true);
  expect(shown?.contains(opened.host.context.overlays.container)).toBe(true);
  expect(shown).not.toBe(document.body);
  await userEvent.click(await button('Leave full screen'));
  expect(shown).toBeNull();
  expect(await button('Full screen')).toBeTruthy();
});

test('the browser may end it: the button says so [R2.164]', async () => {
  opened = await openEmbed();
  await userEvent.click(await button('Full screen'));
  await opened.change(() => become(null));
  expect(await button('Full screen')).toBeTruthy();
});

test('it ends with the document [R2.164]', async () => {
  opened = await openEmbed();
  await userEvent.click(await button('Full screen'));
  await opened.change(() => opened?.host.navigation.navigate('/search'));
  expect(shown).toBeNull();
});

test('a refusal of the browser is told [R2.164]', async () => {
  isRefused = true;
  opened = await openEmbed();
  await userEvent.click(await button('Full screen'));
  await waitFor(() =>
    expect(opened?.host.dialogs.notes).toEqual(['The browser does not allow full screen here']),
  );
});

test('there is no button in the portal, nor where the page allows no full screen [R2.164]', async () => {
  const find = () => screen.queryByRole('button', { name: 'Full screen' });
  opened = await openBook();
  expect(find()).toBeNull();
  await opened.close();
  Object.defineProperty(document, 'fullscreenEnabled', { value: false, configurable: true });
  opened = await openEmbed();
  expect(find()).toBeNull();
});

test('in a shadow root the element of the page is shown; overlays in the page’s body have none', async () => {
  const host = document.createElement('div');
  const container = document.createElement('div');
  host.attachShadow({ mode: 'open' }).append(container);
  document.body.append(host);
  const fullScreen = fullScreenOf({ container });
  await fullScreen?.toggle();
  expect([shown, fullScreen?.isOn()]).toEqual([host, true]);
  host.remove();
  document.body.append(container);
  expect(fullScreenOf({ container })).toBeUndefined();
  container.remove();
});
