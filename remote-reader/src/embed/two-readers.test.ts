import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { act, fireEvent, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LOAN, NOVEL, type OpenReader, openEmbed } from '../testing/open-reader.ts';
import { ReaderControls } from '../viewers/input/reader-controls.ts';

let first: OpenReader;
let second: OpenReader;
beforeEach(async () => {
  first = await openEmbed({ acquireLicence: () => ({ ...LOAN, licenseKey: 'of-first' }) });
  second = await openEmbed({ acquireLicence: () => ({ ...LOAN, licenseKey: 'of-second' }) });
});
afterEach(async () => {
  await first.close();
  await second.close();
});

const keysOf = ({ host }: OpenReader, name: 'releaseLicence' | 'getLicenceExpiry') =>
  host.http.requestsOf(name).map((request) => JSON.stringify(request));

test('two embedded readers of one document have a loan, a place and events each [R2.174]', async () => {
  await first.change(() => first.viewer().go({ to: 'page', page: 40 }));
  expect(second.viewer().state()).toMatchObject({ view: { page: 1 } });
  expect(first.host.embed.events).toHaveLength(5);
  expect(second.host.embed.events).toHaveLength(3);
  await act(() => second.host.embed.commands()?.goTo({ page: 9 }) ?? Promise.reject());
  expect(first.viewer().state()).toMatchObject({ view: { page: 40 } });
});

test('closing one leaves the other open, with its loan and its commands [R2.174]', async () => {
  await first.change(() => first.host.navigation.navigate('/search'));
  await waitFor(() => expect(first.calls()).toContain('releaseLicence'));
  expect(keysOf(first, 'releaseLicence')[0]).toContain('of-first');
  expect(second.calls()).not.toContain('releaseLicence');
  expect(within(second.element).getByRole('region', { name: /^Document/ })).toBeTruthy();
  expect(second.host.embed.commands()).toBeDefined();
  await second.change(() => window.dispatchEvent(new Event('online')));
  await waitFor(() => expect(keysOf(second, 'getLicenceExpiry')[0]).toContain('of-second'));
});

test('a page that goes gives both loans back in a way that outlives it [R2.173 R2.174]', async () => {
  await first.change(() => window.dispatchEvent(new Event('pagehide')));
  for (const { host } of [first, second]) {
    const release = host.http.calls.findLast(({ name }) => name === 'releaseLicence');
    expect(release?.options).toMatchObject({ keepalive: true });
  }
});

test('a search and a tab of one are not those of the other [R2.174]', async () => {
  await act(() => first.host.embed.commands()?.search('doors') ?? Promise.reject());
  const selected = ({ element }: OpenReader) =>
    within(element).getByRole('tab', { selected: true }).textContent;
  expect(selected(first)).toContain('Search results');
  expect(selected(second)).toContain('Contents');
});

test('a key turns the page of the reader in which it was pressed [R2.163 R2.174]', () => {
  const turns: string[] = [];
  const controls = [first, second].map(
    (reader, at) =>
      new ReaderControls(reader.viewer().options.keyRoot ?? document, {
        progression: () => 'ltr',
        scroller: () => reader.viewer().options.element,
        onActivity: () => undefined,
        go: (to: string) => turns.push(`${at} ${to}`),
      } as unknown as ConstructorParameters<typeof ReaderControls>[1]),
  );
  const press = (target: Element) => !fireEvent.keyDown(target, { key: 'ArrowRight' });
  expect(press(within(second.element).getByRole('region', { name: /^Page/ }))).toBe(true);
  expect(press(document.body)).toBe(false);
  expect(turns).toEqual(['1 next-page']);
  for (const each of controls) each.stop();
});

test('the look of one may change without the other, and the next reader begins with it [R2.174]', async () => {
  await userEvent.click(within(first.element).getByRole('button', { name: 'Night mode' }));
  const isNight = ({ element }: OpenReader) =>
    within(element).getByRole('button', { name: 'Night mode' }).getAttribute('aria-pressed');
  expect([isNight(first), isNight(second)]).toEqual(['true', 'false']);
});

test('another document opens beside it, with landmarks of its own [R2.174]', async () => {
  const third = await openEmbed({ getAppearance: () => ({ ...NOVEL, title: 'A Novel' }) });
  expect(third.host.embed.events[0]).toMatchObject({ format: 'epub' });
  await userEvent.click(within(third.element).getByRole('tab', { name: 'Search results' }));
  const { findByRole, getAllByRole } = within(third.element);
  const search = (await findByRole('searchbox')).closest('search');
  const landmarks = [...getAllByRole('region'), search].filter((landmark) => landmark !== null);
  expect(landmarks.map((landmark) => landmark.getAttribute('aria-label')).toSorted()).toEqual([
    'Document: A Novel',
    expect.stringMatching(/^Page .*: A Novel$/),
    'Panel: A Novel',
    'Search: A Novel',
  ]);
  await third.close();
  expect(first.viewer().state().kind).toBe('ready');
});
