import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NOVEL, type OpenReader, openBook } from '../testing/open-reader.ts';
import { findingCode } from './finding-code.ts';

let opened: OpenReader | undefined;
beforeAll(() => {
  // Not in jsdom, where nothing has a size and nothing is scrolled.
  Object.defineProperties(HTMLElement.prototype, {
    offsetHeight: { get: () => 72, configurable: true },
    clientHeight: { get: () => 360, configurable: true },
    scrollHeight: { get: () => 600 * 72, configurable: true },
  });
  HTMLElement.prototype.scrollTo = function scrollTo(options?: ScrollToOptions | number) {
    if (typeof options === 'object') this.scrollTop = options.top ?? 0;
    setTimeout(() => fireEvent.scroll(this));
  };
  const style = document.createElement('style');
  style.textContent = '[role="tabpanel"] { overflow-y: auto }';
  document.head.append(style);
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const FOUND = [{ path: '3.pdf' }, { path: '40.pdf' }, { path: '80.pdf' }];
const hint = 'Use the searchbar to start searching in this document';

const field = () =>
  screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search in this document' });
/** The text of the panel, also behind a dialog. */
const panel = () => screen.getByRole('tabpanel', { hidden: true }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const query = () => opened?.host.http.calls.findLast(({ name }) => name === 'searchDocument');

async function search(text: string, answers: FakeAnswers = {}): Promise<OpenReader> {
  opened = await openBook({ searchDocument: () => FOUND, ...answers });
  await userEvent.type(await field(), `${text}{Enter}`);
  return opened;
}

describe('a search in the document', () => {
  test('has not begun at first [R2.141 R4.27]', async () => {
    opened = await openBook();
    await userEvent.click(await screen.findByRole('tab', { name: 'Search results' }));
    expect(panel()).toContain(hint);
  });

  test('opens the results, says that it is under way, then where it stands, and goes round [R2.142 R2.143 R2.146 R4.27 R4.28 R4.29 R4.30 R5.6]', async () => {
    const answer = Promise.withResolvers<typeof FOUND>();
    const { viewer, change } = await search('  door frame ', {
      searchDocument: () => answer.promise,
    });
    expect(screen.getByRole('tab', { name: 'Search results', selected: true })).toBeTruthy();
    expect(panel()).toContain('Searching...');
    await change(() => answer.resolve(FOUND));
    await waitFor(() => expect(panel()).toContain('result 1 of 3'));
    expect(query()?.request).toMatchObject({
      query: { query: '(*door* *frame*)', licenseKey: 'key-1' },
    });
    expect(panel()).toContain('“door frame”');
    expect(panel()).toContain('Page 3 of 100');
    expect(viewer().marked()).toEqual(['door', 'frame']);
    await press('Previous result');
    expect(panel()).toContain('result 3 of 3');
    expect(panel()).toContain('Page 80 of 100');
    await press('Next result');
    await press('Next result');
    expect(panel()).toContain('result 2 of 3');
    expect(viewer().moves.at(-1)).toEqual({ to: 'hit', file: '40.pdf', nth: 0 });
  });

  test('goes on from the page that is read, and not from the beginning [R2.143]', async () => {
    opened = await openBook({ searchDocument: () => FOUND });
    const { viewer, change } = opened;
    await change(() => viewer().go({ to: 'page', page: 50 }));
    await userEvent.type(await field(), 'doors{Enter}');
    await waitFor(() => expect(panel()).toContain('result 3 of 3'));
    expect(viewer().moves.at(-1)).toEqual({ to: 'hit', file: '80.pdf', nth: 0 });
    await press('Next result');
    expect(panel()).toContain('result 1 of 3');
  });

  test('with one result leads back to it from where a person has read on', async () => {
    const { viewer, change } = await search('doors', { searchDocument: () => [{ path: '3.pdf' }] });
    await waitFor(() => expect(panel()).toContain('result 1 of 1'));
    await change(() => viewer().go({ to: 'page', page: 9 }));
    await press('Next result');
    expect(viewer().moves.at(-1)).toEqual({ to: 'hit', file: '3.pdf', nth: 0 });
  });

  test('is stopped: query, results, marks and what was typed are gone [R2.29 R4.28]', async () => {
    const { viewer } = await search('doors');
    await waitFor(() => expect(panel()).toContain('result 1 of 3'));
    await press('Stop search');
    expect(panel()).toContain(hint);
    // The button is gone, and the focus is not.
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Panel' }));
    expect(viewer().marked()).toEqual([]);
    expect((await field()).value).toBe('');
  });

  test('may find nothing [R2.144 R4.27]', async () => {
    await search('doors', { searchDocument: () => [] });
    await waitFor(() => expect(panel()).toContain('There are no results for this query'));
    expect(panel()).toContain('“doors”');
  });

  test.each([
    [403, 'License key expired/not known'],
    [404, 'Document not found'],
    [500, 'The search failed. Try again.'],
  ])('that is answered by %s says “%s” [R2.145 R4.27 R8.12 R8.13]', async (status, text) => {
    await search('doors', {
      searchDocument: () => {
        throw new StatusError(status, null);
      },
    });
    await waitFor(() => expect(panel()).toContain(text));
    const expired = () => screen.queryByRole('alertdialog', { name: 'Loan period expired' });
    await waitFor(() => expect(expired() !== null).toBe(status === 403));
  });

  test('that reaches no server says so [R2.145 R8.14]', async () => {
    await search('doors', {
      searchDocument: () => {
        throw new NetworkError('offline');
      },
    });
    await waitFor(() => expect(panel()).toContain('Server could not be reached'));
  });

  test('whose code cannot be loaded says so, and loads it when it is repeated [R10.30]', async () => {
    const { load } = findingCode;
    findingCode.load = () => Promise.reject(new Error('no chunk'));
    try {
      await search('doors');
      await waitFor(() => expect(panel()).toContain('Server could not be reached'));
    } finally {
      findingCode.load = load;
    }
    await userEvent.type(await field(), '{Enter}');
    await waitFor(() => expect(panel()).toContain('result 1 of 3'));
  });

  test('is for words, or for a sentence when that is chosen, also the next time [R2.146 R3.2 R4.29 R4.30 R9.9]', async () => {
    opened = await openBook({ searchDocument: () => FOUND });
    await field();
    await press('Advanced search');
    expect(screen.getByRole('radio', { name: 'Seperate words', checked: true })).toBeTruthy();
    await userEvent.click(screen.getByRole('radio', { name: 'Exact sentence' }));
    await userEvent.keyboard('{Escape}');
    expect(opened.host.context.storage.local.get('reader-search-mode')).toBe('phrase');
    await userEvent.type(await field(), ' a door frame ');
    await press('Search');
    await waitFor(() => expect(panel()).toContain('result 1 of 3'));
    expect(query()?.request).toMatchObject({ query: { query: '"a door frame"' } });
    expect(opened.viewer().marked()).toEqual(['a door frame']);
  });

  test('that is blank does nothing [R5.6]', async () => {
    const { calls } = await search('   ');
    expect(calls()).not.toContain('searchDocument');
    expect(screen.getByRole('tab', { name: 'Contents', selected: true })).toBeTruthy();
  });

  test('in an EPUB counts hits, which have no page, and steps from hit to hit [R2.143 R2.149]', async () => {
    const passage = (text: string) => ({ before: 'the ', text, after: ' of the house' });
    const { viewer } = await search('doors', {
      getAppearance: () => NOVEL,
      getContents: () => [{ link: 'one.xhtml', title: 'One', children: [] }],
      searchDocument: () => [
        { path: 'one.xhtml', count: 2, passages: [passage('doors'), passage('Doors')] },
        { path: 'two.xhtml', count: 1 },
      ],
    });
    await waitFor(() => expect(panel()).toContain('result 1 of 3'));
    expect(panel()).not.toContain('Page');
    expect(panel()).toContain('1 more result');
    await press('Next result');
    expect(viewer().moves.at(-1)).toEqual({ to: 'hit', file: 'one.xhtml', nth: 1 });
    await press('Next result');
    expect(viewer().moves.at(-1)).toEqual({ to: 'hit', file: 'two.xhtml', nth: 0 });
    await press('Next result');
    expect(panel()).toContain('result 1 of 3');

    // The list has the hits with their surroundings; one is a tab stop, arrows lead to the others.
    const hits = screen.getAllByRole('button', { name: /of the house$/ });
    expect(hits.map(({ textContent }) => textContent)).toEqual([
      'Onethe doors of the house',
      'Onethe Doors of the house',
    ]);
    expect(hits.map(({ tabIndex }) => tabIndex)).toEqual([0, -1]);
    await opened?.change(() => hits[0]?.focus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    expect(viewer().moves.at(-1)).toEqual({ to: 'hit', file: 'one.xhtml', nth: 1 });
    expect(panel()).toContain('result 2 of 3');
    expect(hits[1]?.ariaCurrent ?? hits[1]?.getAttribute('aria-current')).toBe('true');
    await waitFor(() => expect(document.activeElement?.role ?? '').toBe('region'));
  });

  test('lists hundreds of hits, of which only those in sight are drawn, and keys lead through them [R2.149]', async () => {
    const COUNT = 600;
    const passages = Array.from({ length: COUNT }, (_, at) => ({
      before: `${at} `,
      text: 'doors',
      after: ' of the house',
    }));
    const { viewer } = await search('doors', {
      getAppearance: () => NOVEL,
      getContents: () => [],
      searchDocument: () => [{ path: 'one.xhtml', count: COUNT, passages }],
    });
    const items = () =>
      within(screen.getByRole('list', { name: 'Results' })).getAllByRole('listitem');
    await waitFor(() => expect(panel()).toContain(`result 1 of ${COUNT}`));
    await waitFor(() => expect(items()[0]?.textContent).toBe('0 doors of the house'));
    expect(items().length).toBeLessThan(30);
    expect(items()[2]?.ariaPosInSet ?? items()[2]?.getAttribute('aria-posinset')).toBe('3');
    expect(items()[2]?.getAttribute('aria-setsize')).toBe(String(COUNT));
    const stops = () =>
      within(items()[0]?.parentElement as HTMLElement)
        .getAllByRole('button')
        .filter(({ tabIndex }) => tabIndex === 0);
    expect(stops().map(({ textContent }) => textContent)).toEqual(['0 doors of the house']);
    await opened?.change(() => stops()[0]?.focus());
    await userEvent.keyboard('{End}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('599 doors of the house'));
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('598 doors of the house'));
    expect(stops()).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    expect(viewer().moves.at(-1)).toEqual({ to: 'hit', file: 'one.xhtml', nth: 598 });
    expect(panel()).toContain(`result 599 of ${COUNT}`);
  });
});
