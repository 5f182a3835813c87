import { afterEach, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { type OpenReader, openBook } from '../testing/open-reader.ts';

const ROW = 176;
const revoked: string[] = [];
let opened: OpenReader | undefined;

beforeAll(() => {
  let made = 0;
  // Not in jsdom, where nothing has a size either.
  Object.assign(URL, {
    createObjectURL: () => {
      made += 1;
      return `blob:${made}`;
    },
    revokeObjectURL: (address: string) => revoked.push(address),
  });
  Object.defineProperties(Element.prototype, {
    clientHeight: { get: () => 3 * ROW, configurable: true },
    clientWidth: { get: () => 300, configurable: true },
    scrollHeight: { get: () => 34 * ROW, configurable: true },
  });
  HTMLElement.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0;
    // As in a browser, it is told later.
    setTimeout(() => fireEvent.scroll(this));
  };
  const style = document.createElement('style');
  style.textContent = '[role="tabpanel"] { overflow-y: auto }';
  document.head.append(style);
});
beforeEach(() => {
  revoked.length = 0;
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  jest.useRealTimers();
});

const picture = () => ({ bytes: new Blob(['picture']), mediaType: 'image/png' });

async function openPages(answers: FakeAnswers = {}): Promise<OpenReader> {
  opened = await openBook({ getThumbnail: picture, ...answers });
  await userEvent.click(await screen.findByRole('tab', { name: 'Pages' }));
  await thumbnail(1);
  return opened;
}

const thumbnail = (page: number) => screen.findByRole('button', { name: `Page ${page}` });
const scroller = () => screen.getByRole('tabpanel');

describe('the thumbnails', () => {
  test('are three in a row, only near what is seen, and the current one is marked [R2.129 R2.130 R2.132 R5.4 R9.7]', async () => {
    const { viewer, change } = await openPages();
    const rows = new Set(
      screen
        .getAllByRole('button', { name: /^Page \d+$/ })
        .map(({ parentElement }) => parentElement),
    );
    for (const row of rows) expect(row?.children).toHaveLength(3);
    expect(screen.queryByRole('button', { name: 'Page 60' })).toBeNull();
    expect((await thumbnail(1)).getAttribute('aria-current')).toBe('page');
    await change(() => viewer().become({ page: 2 }));
    await screen.findByRole('button', { name: 'Page 2', current: 'page' });
    expect((await thumbnail(1)).getAttribute('aria-current')).toBeNull();
    await userEvent.click(await thumbnail(5));
    expect(viewer().moves).toEqual([{ to: 'page', page: 5 }]);
    await screen.findByRole('button', { name: 'Page 5', current: 'page' });
    // The last row has what is left.
    await change(() => viewer().become({ page: 100 }));
    expect((await thumbnail(100)).parentElement?.children).toHaveLength(1);
  });

  test('give the focus to the page that is chosen, whose keys turn pages then [R2.20]', async () => {
    await openPages();
    await userEvent.click(await thumbnail(5));
    await waitFor(() => expect(document.activeElement?.role).toBe('region'));
    const sixth = await thumbnail(6);
    act(() => sixth.focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement?.role).toBe('region'));
  });

  test('load, and then are there or have failed [R2.133]', async () => {
    const answers = Promise.withResolvers<ReturnType<typeof picture>>();
    await openPages({
      getThumbnail: ({ params: { page } }) => {
        if (page === 2) throw new StatusError(404, null);
        return page === 1 ? answers.promise : picture();
      },
    });
    const stateOf = async (page: number) => (await thumbnail(page)).dataset['state'];
    await waitFor(async () => expect(await stateOf(1)).toBe('loading'));
    await waitFor(async () => expect(await stateOf(2)).toBe('failed'));
    await waitFor(async () => expect(await stateOf(3)).toBe('loaded'));
    await act(async () => answers.resolve(picture()));
    expect(await stateOf(1)).toBe('loaded');
    const drawn = (await thumbnail(1)).querySelector('img');
    if (drawn) fireEvent.error(drawn);
    expect(await stateOf(1)).toBe('failed');
  });

  test('tell by the first page of the row where one scrolls [R2.131]', async () => {
    await openPages();
    await act(async () => {
      scroller().scrollTop = 10 * ROW;
      fireEvent.scroll(scroller());
    });
    expect(screen.getByText('Page 31')).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Page 31')).toBeNull());
  });

  test('are come to by the keyboard wherever one has scrolled [R2.134]', async () => {
    await openPages();
    const reachable = () =>
      screen
        .getAllByRole('button', { name: /^Page \d+$/ })
        .filter(({ tabIndex }) => tabIndex === 0)
        .map(({ dataset }) => dataset['page']);
    expect(reachable()).toEqual(['1']);
    await act(async () => {
      scroller().scrollTop = 20 * ROW;
      fireEvent.scroll(scroller());
    });
    expect(screen.queryByRole('button', { name: 'Page 1' })).toBeNull();
    expect(reachable()).toEqual(['61']);
  });

  test('stay where one moves by the keyboard, when the page of the document comes late', async () => {
    const { viewer, change } = await openPages();
    (await thumbnail(5)).focus();
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('100'));
    await change(() => viewer().become({ page: 6 }));
    // Pictures load once the tab knows the page.
    await waitFor(async () => expect((await thumbnail(99)).dataset['state']).toBe('loaded'));
    expect(document.activeElement).toBe(await thumbnail(100));
    await userEvent.keyboard('{Enter}');
    expect(viewer().moves).toEqual([{ to: 'page', page: 100 }]);
  });

  test('are gone with the loan, and there again with the next one [R4.16]', async () => {
    const { viewer, change } = await openPages();
    await waitFor(async () => expect((await thumbnail(1)).dataset['state']).toBe('loaded'));
    await change(() => viewer().options.onFailure({ kind: 'forbidden' }));
    expect(screen.queryByRole('button', { name: 'Page 1' })).toBeNull();
    expect(revoked.length).toBeGreaterThan(0);
    await userEvent.click(await screen.findByRole('button', { name: 'Request extension' }));
    await waitFor(async () => expect((await thumbnail(1)).dataset['state']).toBe('loaded'));
  });
});
