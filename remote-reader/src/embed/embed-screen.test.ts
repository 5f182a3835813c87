import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BOOK, type OpenReader, openBook, openEmbed, openReader } from '../testing/open-reader.ts';

const wide = globalThis.matchMedia;
let opened: OpenReader | undefined;
beforeEach(() => {
  opened = undefined;
  document.title = 'The page of the institution';
});
afterEach(async () => {
  await opened?.close();
  globalThis.matchMedia = wide;
});

const bar = () => screen.getByRole('region', { name: /^Document/ });
const never = () => new Promise<never>(() => undefined);

/** A window of less than 960 px. */
function onMobile(): void {
  globalThis.matchMedia = (media) => Object.assign(wide(media), { matches: true });
}

describe('an embedded reader', () => {
  test('has title and Close in its toolbar, and nothing in a header [R2.161]', async () => {
    opened = await openEmbed();
    const { host, calls } = opened;
    expect(within(bar()).getByText(BOOK.title ?? '')).toBeTruthy();
    expect([host.header.title, host.header.back]).toEqual([undefined, undefined]);
    expect(host.header.slot.childNodes).toHaveLength(0);
    expect(document.title).toBe('The page of the institution');
    await userEvent.click(within(bar()).getByRole('button', { name: 'Close document' }));
    expect(host.navigation.current().pathname).toBe('/search');
    await waitFor(() => expect(calls()).toContain('releaseLicence'));
  });

  test('has them above the toolbar where it is narrow [R2.161]', async () => {
    onMobile();
    opened = await openEmbed();
    const title = screen.getByText(BOOK.title ?? '');
    expect(bar().contains(title)).toBe(false);
    expect(within(bar()).queryByRole('button', { name: 'Close document' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Close document' }));
    expect(opened.host.navigation.current().pathname).toBe('/search');
  });

  test('can be closed while the document is still asked for [R2.161]', async () => {
    opened = await openReader({ acquireLicence: never }, undefined, undefined, {
      placement: 'embed',
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Close document' }));
    expect(opened.host.navigation.current().pathname).toBe('/search');
  });

  test('has the search bar in the search tab, also where it is wide [R2.162]', async () => {
    opened = await openEmbed();
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Search results' }));
    expect(screen.getByRole('searchbox', { name: 'Search in this document' })).toBeTruthy();
  });

  test('has details that lead nowhere [R2.162]', async () => {
    opened = await openEmbed();
    await userEvent.click(screen.getByRole('tab', { name: 'Details' }));
    const author = screen.getByText('Kade, Joris');
    expect(author.closest('button, a')).toBeNull();
  });

  test('does not take the focus of the page by itself; the portal does [R2.161]', async () => {
    opened = await openEmbed();
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    expect(document.activeElement).toBe(document.body);
    await opened.close();
    opened = await openBook();
    await waitFor(() => expect(document.activeElement).not.toBe(document.body));
  });
});

describe('keys', () => {
  /** Whether a key was handled. */
  const press = (target: EventTarget, key: string) =>
    !fireEvent.keyDown(target as Element, { key });

  test('are heard by the viewer only within the reader [R2.163]', async () => {
    opened = await openEmbed();
    const { keyRoot } = opened.viewer().options;
    expect(keyRoot instanceof Element && opened.element.contains(keyRoot)).toBe(true);
    expect(keyRoot instanceof Element && keyRoot.contains(opened.viewer().options.element)).toBe(
      true,
    );
    expect(press(document.body, 'ArrowRight')).toBe(false);
    await opened.close();
    opened = await openBook();
    expect(opened.viewer().options.keyRoot).toBeUndefined();
  });
});
