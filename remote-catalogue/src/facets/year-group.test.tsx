import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { closeResults, found, openResults, press } from '../testing/open-results.ts';
import { searchesOf } from '../testing/open-screen.ts';

afterEach(closeResults);

const COUNTS = Object.fromEntries(Array.from({ length: 60 }, (_, at) => [1941 + at, 1]));

async function open(years: string[] = [], counts: Record<string, number> = COUNTS) {
  const screenOf = await openResults({
    query: { connection: 0, ...(years.length > 0 && { facets: { yearofpublication: years } }) },
    search: ({ body }) => found(3, undefined, { yearofpublication: counts })(body),
  });
  await screen.findByRole('group', { name: 'Year of publication' });
  return screenOf;
}

const pressed = () =>
  within(screen.getByRole('group', { name: 'Year of publication' })).queryAllByRole('button', {
    pressed: true,
  });

const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
const texts = () => ['From year', 'To year'].map((name) => field(name).value);
const chips = () => {
  const list = screen.queryByRole('list', { name: 'Filters' });
  return list
    ? within(list)
        .getAllByRole('listitem')
        .map((chip) => chip.textContent)
    : [];
};
const sent = (screenOf: Awaited<ReturnType<typeof open>>) =>
  searchesOf(screenOf).at(-1)?.facets['yearofpublication'];

test('a bar is a button with its years and hits, and chooses them [C2.433 C2.434]', async () => {
  const screenOf = await open();
  const bar = () => screen.getByRole('button', { name: '1990–1999 10 results' });
  await userEvent.tab();
  bar().focus();
  await userEvent.keyboard('{Enter}');
  expect(bar().getAttribute('aria-pressed')).toBe('true');
  expect(document.activeElement).toBe(bar());
  expect(texts()).toEqual(['1990', '1999']);
  expect(screen.getByText('1 filter will be added')).toBeTruthy();
  await userEvent.click(bar());
  expect(texts()).toEqual(['', '']);
  await userEvent.click(bar());
  await press('Apply');
  await waitFor(() => expect(sent(screenOf)).toEqual(['1990/1999']));
  expect(chips()).toEqual(['Year of publication: 1990–1999']);
  expect(await screen.findByRole('button', { name: '1999 1 result' })).toBeTruthy();
});

test('an active range does not press its finer bars, and a second press of a bar leaves it [C2.433 C2.434]', async () => {
  const screenOf = await open(['1990/1999']);
  const bar = (name: string) => screen.getByRole('button', { name: `${name} 1 result` });
  expect(pressed()).toEqual([]);
  await userEvent.click(bar('1995'));
  expect(pressed()).toEqual([bar('1995')]);
  await userEvent.click(bar('1995'));
  expect(texts()).toEqual(['1990', '1999']);
  expect(screen.queryByText(/will be (added|removed)/)).toBeNull();
  await userEvent.click(bar('1995'));
  await press('Apply');
  await waitFor(() => expect(sent(screenOf)).toEqual(['1995']));
});

test('a second press of the bar of the active range takes it off [C2.434]', async () => {
  await open(['1995'], { 1994: 1, 1995: 1 });
  expect(pressed()).toEqual([screen.getByRole('button', { name: '1995 1 result' })]);
  await userEvent.click(screen.getByRole('button', { name: '1995 1 result' }));
  expect(texts()).toEqual(['', '']);
});

test('a typed range is one filter, with one end or two, in either order [C2.435]', async () => {
  const screenOf = await open();
  await userEvent.type(field('From year'), '19x50');
  await press('Apply');
  await waitFor(() => expect(sent(screenOf)).toEqual(['1950/..']));
  expect(chips()).toEqual(['Year of publication: from 1950']);
  await userEvent.type(field('To year'), '1945');
  expect(texts()).toEqual(['1950', '1945']);
  await press('Apply');
  await waitFor(() => expect(sent(screenOf)).toEqual(['1945/1950']));
  await userEvent.clear(field('From year'));
  await press('Apply');
  await waitFor(() => expect(chips()).toEqual(['Year of publication: until 1950']));
  await userEvent.clear(field('To year'));
  await press('Apply');
  await waitFor(() => expect(sent(screenOf)).toBeUndefined());
});

test('years of an earlier link are filters, and a range takes their place [C2.436]', async () => {
  const screenOf = await open(['1950', '1960']);
  expect(chips()).toEqual(['Year of publication: 1950', 'Year of publication: 1960']);
  await userEvent.type(field('From year'), '1955');
  await press('Apply');
  await waitFor(() => expect(sent(screenOf)).toEqual(['1955/..']));
});
