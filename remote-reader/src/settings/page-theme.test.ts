import { afterEach, describe, expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BOOK, NOVEL, type OpenReader, openBook } from '../testing/open-reader.ts';
import { STANDARD_LOOK } from '../viewers/contract/reading-look.ts';
import { themeOfLook } from './theme-of-look.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

/** The surroundings of the page, the layer above it, and the header. */
const themes = () => [
  document.querySelector<HTMLElement>('main > [data-theme]')?.dataset['theme'],
  opened?.host.context.overlays.container.dataset['theme'],
  opened?.host.header.theme,
];

describe('the whole screen', () => {
  test('is as dark as the pages of a PDF, until the reader is left [R2.76]', async () => {
    opened = await openBook();
    expect(themes()).toEqual([undefined, undefined, undefined]);
    const night = screen.getByRole('button', { name: 'Night mode' });
    await userEvent.click(night);
    expect(themes()).toEqual(['dark', 'dark', 'dark']);
    await userEvent.click(night);
    expect(themes()).toEqual([undefined, undefined, undefined]);
    await userEvent.click(night);
    await opened.close();
    expect(themes()).toEqual([undefined, undefined, undefined]);
  });

  test('is as brown as the text of an EPUB [R2.76]', async () => {
    opened = await openBook({ getAppearance: () => NOVEL });
    await userEvent.click(screen.getByRole('button', { name: 'Reading settings' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Sepia' }));
    expect(themes()).toEqual(['sepia', 'sepia', 'sepia']);
    await userEvent.click(screen.getByRole('radio', { name: 'Night' }));
    expect(themes()).toEqual(['dark', 'dark', 'dark']);
  });
});

const PICTURES = {
  ...NOVEL,
  spine: [{ path: 'one.xhtml', linear: true, layout: 'fixed' as const }],
};

test.each([
  ['a PDF as published', BOOK, { theme: 'night' as const }, undefined],
  ['a text as published', NOVEL, { pages: 'night' as const }, undefined],
  ['a book of pictures by night', PICTURES, { pages: 'night' as const }, 'dark'],
  [
    'a book of pictures for who reads texts in sepia',
    PICTURES,
    { theme: 'sepia' as const },
    undefined,
  ],
])('%s has around it what its own look asks for [R2.76]', (_, document, look, theme) => {
  expect(themeOfLook({ ...STANDARD_LOOK, ...look }, document)).toBe(theme);
});
