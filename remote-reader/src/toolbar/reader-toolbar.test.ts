import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NOVEL, type OpenReader, openBook } from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const button = (name: string) => screen.getByRole('button', { name });
const press = (name: string) => userEvent.click(button(name));

/** The one that has the focus keeps it, and only says so. */
const isDisabled = (button: HTMLElement) => button.matches(':disabled, [aria-disabled="true"]');

test('a font size that is chosen is kept, and the document begins with it [R2.78]', async () => {
  opened = await openBook({ getAppearance: () => NOVEL });
  const { local } = opened.host.context.storage;
  expect(opened.viewer().options.fontScale).toBe(1);
  opened.viewer().options.onFontScale?.(1.4);
  expect(local.get('reading-letters')).toBe('1.4');
  await opened.close();
  opened = await openBook({ getAppearance: () => NOVEL }, undefined, { 'reading-letters': '1.4' });
  expect(opened.viewer().options.fontScale).toBe(1.4);
});

describe('the toolbar', () => {
  test('of a PDF has first and last page, chapters, pages, their number and the zoom [R2.8 R2.9 R2.10 R2.14 R2.44]', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    await press('Zoom in');
    await press('Zoom out');
    await press('Zoom automatically');
    expect(viewer().zooms).toEqual(['in', 'out', 'auto']);
    const moves = [
      ['First page', 'first-page', 'firstPage'],
      ['Previous chapter', 'previous-chapter', 'previousChapter'],
      ['Previous page', 'previous-page', 'previousPage'],
      ['Next page', 'next-page', 'nextPage'],
      ['Next chapter', 'next-chapter', 'nextChapter'],
      ['Last page', 'last-page', 'lastPage'],
    ] as const;
    for (const [name] of moves) await press(name);
    expect(viewer().moves.map(({ to }) => to)).toEqual(moves.map(([, to]) => to));

    const state = viewer().state();
    if (state.kind !== 'ready') throw new Error('Nothing is shown');
    for (const [name, , can] of moves) {
      await change(() => viewer().become({ can: { ...state.view.can, [can]: false } }));
      for (const [each] of moves) {
        expect([each, isDisabled(button(each))]).toEqual([each, each === name]);
      }
    }
    await change(() =>
      viewer().become({ can: { ...state.view.can, zoomIn: false, zoomOut: false } }),
    );
    expect(isDisabled(button('Zoom in'))).toBe(true);
    expect(isDisabled(button('Zoom out'))).toBe(true);
  });

  test('tells the number that is printed on the page, where those are others [R2.13]', async () => {
    opened = await openBook();
    const { viewer, change } = opened;
    expect(screen.queryByTitle('Printed page number')).toBeNull();
    await change(() => viewer().become({ pageLabel: 'xii' }));
    expect(screen.getByTitle('Printed page number').textContent).toBe('(xii)');
  });

  test.each(['ltr', 'rtl'] as const)(
    'goes on in the direction of the book: %s [R2.12]',
    async (way) => {
      opened = await openBook({ getAppearance: () => ({ ...NOVEL, pageProgression: way }) });
      const next = await screen.findByRole('button', { name: 'Next page' });
      expect(next.closest('[dir]')?.getAttribute('dir')).toBe(way);
      expect(screen.getByRole('button', { name: 'Zoom in' }).closest('[dir="rtl"]')).toBeNull();
    },
  );

  test('of an EPUB knows neither first and last page nor a number [R2.8 R2.9 R2.44]', async () => {
    opened = await openBook({ getAppearance: () => NOVEL });
    expect(await screen.findByRole('button', { name: 'Next chapter' })).toBeTruthy();
    expect(button('Next page')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'First page' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Last page' })).toBeNull();
    expect(screen.queryByRole('textbox', { name: 'Page' })).toBeNull();
  });

  test('has the number of the page, whose submit button comes and goes with the focus [R2.11 R5.1]', async () => {
    opened = await openBook();
    const { viewer } = opened;
    const number = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Page' });
    expect(number.value).toBe('1');
    expect(screen.queryByRole('button', { name: 'Go to page' })).toBeNull();
    for (const [typed, page] of [
      ['12', '12'],
      ['many', '12'],
      ['0', '1'],
      ['999', '100'],
    ] as const) {
      await userEvent.click(number);
      await userEvent.clear(number);
      await userEvent.type(number, typed);
      await press('Go to page');
      expect(number.value).toBe(page);
    }
    expect(viewer().moves).toEqual([12, 1, 100].map((page) => ({ to: 'page', page })));
    await userEvent.click(number);
    await userEvent.clear(number);
    await userEvent.type(number, '77');
    await userEvent.click(document.body);
    expect(number.value).toBe('100');
    expect(screen.queryByRole('button', { name: 'Go to page' })).toBeNull();
    expect(viewer().moves).toHaveLength(3);
  });
});
