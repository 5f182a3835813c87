import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { EmbedCommandError, type EmbedCommands, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { LOAN, NOVEL, type OpenReader, openEmbed, openReader } from '../testing/open-reader.ts';
import { positionOf } from './position.ts';

let opened: OpenReader | undefined;
beforeEach(() => {
  opened = undefined;
});
afterEach(() => opened?.close());

function commands(): EmbedCommands {
  const offered = opened?.host.embed.commands();
  if (!offered) throw new Error('No command is offered');
  return offered;
}

/** Begins a command; resolves with how it ends: its answer, or why it was refused. */
async function begin(run: () => Promise<unknown>): Promise<{ readonly end: Promise<unknown> }> {
  let end: Promise<unknown> = Promise.resolve();
  await act(async () => {
    end = run().catch((error: unknown) => {
      if (!(error instanceof EmbedCommandError)) throw error;
      return error.reason;
    });
  });
  return { end };
}
async function outcome(run: () => Promise<unknown>): Promise<unknown> {
  const { end } = await begin(run);
  let result: unknown;
  await act(async () => {
    result = await end;
  });
  return result;
}
const go = (target: Parameters<EmbedCommands['goTo']>[0]) => outcome(() => commands().goTo(target));
const search = (...query: Parameters<EmbedCommands['search']>) =>
  outcome(() => commands().search(...query));

const FOUND = [{ path: '3.pdf' }, { path: '40.pdf', count: 2 }];

describe('the page around an embedded reader goes to', () => {
  test('a page, an entry of the contents and a position [R2.169 R2.170]', async () => {
    opened = await openEmbed();
    const { moves, state } = opened.viewer();
    expect(await go({ page: 40 })).toBeUndefined();
    expect(state()).toMatchObject({ kind: 'ready', view: { page: 40 } });
    expect(await go({ href: '60.pdf' })).toBeUndefined();
    expect(await go({ position: positionOf('12.pdf') })).toBeUndefined();
    expect(moves).toEqual([
      { to: 'page', page: 40 },
      { to: 'link', link: '60.pdf' },
      { to: 'link', link: '12.pdf' },
    ]);
  });

  test('the reading place that the keeper of places stores [R2.170]', async () => {
    opened = await openEmbed({ getAppearance: () => NOVEL });
    const { viewer, change, host } = opened;
    const place = 'two.xhtml#epubcfi(/6/4!/4/2/1:30)';
    await change(() => viewer().become({ place, file: 'two.xhtml', turn: 7 }));
    const told = host.embed.events.at(-1);
    const position = told?.kind === 'position' ? told.position : '';
    await change(() => viewer().become({ place: 'one.xhtml', file: 'one.xhtml', turn: 8 }));
    expect(await go({ position })).toBeUndefined();
    expect(viewer().moves).toEqual([{ to: 'link', link: place }]);
    await change(() => window.dispatchEvent(new Event('pagehide')));
    const saved = host.http.calls.findLast(({ name }) => name === 'saveReadingPlace');
    expect(saved?.request).toMatchObject({ body: { position: 'one.xhtml' } });
  });

  test.each([
    { page: 0 },
    { page: 101 },
    { page: 1.5 },
    { page: Number.NaN },
    { href: '101.pdf' },
    { href: 'https://example.org/' },
    { position: '12.pdf' },
    { position: positionOf('101.pdf') },
  ])('no place that the document does not have: %j [R2.172]', async (target) => {
    opened = await openEmbed();
    expect(await go(target)).toBe('not-found');
    expect(opened.viewer().moves).toEqual([]);
  });

  test('no page of an EPUB, which has no page numbers [R2.172]', async () => {
    opened = await openEmbed({ getAppearance: () => NOVEL });
    expect(await go({ page: 1 })).toBe('not-found');
  });

  test('a page that loads: the command ends when it is shown, or cannot be [R2.169 R2.172]', async () => {
    opened = await openEmbed();
    const viewer = opened.viewer();
    Object.assign(viewer, { go: () => viewer.wait() });
    const load = () => begin(() => commands().goTo({ page: 40 }));
    const shown = await load();
    let isShown = false;
    void shown.end.then(() => {
      isShown = true;
    });
    await act(async () => undefined);
    expect(isShown).toBe(false);
    await act(async () => viewer.become({ page: 40 }));
    expect(await shown.end).toBeUndefined();
    const failed = await load();
    await act(async () => viewer.options.onFailure({ kind: 'page-missing' }));
    expect(await failed.end).toBe('failed');
  });
});

describe('a command', () => {
  test('waits for the first page [R2.169]', async () => {
    const contents = Promise.withResolvers<never[]>();
    opened = await openReader(
      { getAppearance: () => NOVEL, getContents: () => contents.promise },
      undefined,
      undefined,
      { placement: 'embed' },
    );
    await waitFor(commands);
    let isThere = false;
    const going = commands()
      .goTo({ href: 'one.xhtml' })
      .then(() => {
        isThere = true;
      });
    await act(async () => undefined);
    expect([isThere, opened.viewerCount()]).toEqual([false, 0]);
    await act(async () => contents.resolve([]));
    await act(() => going);
    expect(opened.viewer().moves).toEqual([{ to: 'link', link: 'one.xhtml' }]);
  });

  test('is refused without a loan, and works again with the next [R2.172]', async () => {
    opened = await openEmbed({ searchDocument: () => FOUND });
    const { host, change, viewer } = opened;
    host.http.answer({ getLicenceExpiry: () => null });
    await change(() => window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(viewer().state().kind).toBe('empty'));
    expect(await go({ page: 2 })).toBe('expired');
    expect(await search('doors')).toBe('expired');
    host.http.answer({ getLicenceExpiry: () => LOAN });
    const again = await screen.findByRole('button', { name: 'Request extension' });
    await change(() => again.click());
    await waitFor(() => expect(viewer().state().kind).toBe('ready'));
    expect(await go({ page: 2 })).toBeUndefined();
  });

  test('is refused when the document is closed, also one that waits [R2.172]', async () => {
    const contents = Promise.withResolvers<never[]>();
    opened = await openReader(
      { getAppearance: () => NOVEL, getContents: () => contents.promise },
      undefined,
      undefined,
      { placement: 'embed' },
    );
    await waitFor(commands);
    const { goTo } = commands();
    const waiting = await begin(() => goTo({ href: 'one.xhtml' }));
    await opened.change(() => opened?.host.navigation.navigate('/search'));
    expect(await waiting.end).toBe('closed');
    expect(await outcome(() => goTo({ href: 'one.xhtml' }))).toBe('closed');
  });
});

describe('the page around an embedded reader searches', () => {
  const panel = () => screen.getByRole('tabpanel').textContent;
  const query = () => opened?.host.http.calls.findLast(({ name }) => name === 'searchDocument');

  test('in the search tab, and is told how many results it counts [R2.171]', async () => {
    opened = await openEmbed({ searchDocument: () => FOUND });
    expect(await search(' door frame ')).toBe(3);
    expect(screen.getByRole('tab', { name: 'Search results', selected: true })).toBeTruthy();
    expect(panel()).toContain('result 1 of 3');
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe(' door frame ');
    expect(query()?.request).toMatchObject({ query: { query: '(*door* *frame*)' } });
    expect(opened.viewer().marked()).toEqual(['door', 'frame']);
  });

  test('for a sentence, which does not change what the person chose [R2.171]', async () => {
    opened = await openEmbed({ searchDocument: () => FOUND });
    expect(await search('a door', 'phrase')).toBe(3);
    expect(query()?.request).toMatchObject({ query: { query: '"a door"' } });
    expect(opened.host.context.storage.local.get('reader-search-mode')).toBeUndefined();
  });

  test('for what is not there, or for nothing at all [R2.171]', async () => {
    opened = await openEmbed();
    expect(await search('doors')).toBe(0);
    expect(panel()).toContain('There are no results for this query');
    const asked = opened.calls().length;
    expect(await search('  ')).toBe(0);
    expect(opened.calls()).toHaveLength(asked);
  });

  test.each([
    [500, 'failed'],
    [403, 'expired'],
  ])('and is refused when the search is answered by %d [R2.172]', async (status, reason) => {
    const searchDocument: FakeAnswers['searchDocument'] = () => {
      throw new StatusError(status, null);
    };
    opened = await openEmbed({ searchDocument });
    expect(await search('doors')).toBe(reason);
  });

  test('and is told when another search takes the place of its own [R2.172]', async () => {
    const answers = [Promise.withResolvers<typeof FOUND>(), Promise.withResolvers<typeof FOUND>()];
    let asked = 0;
    opened = await openEmbed({
      searchDocument: () => {
        asked += 1;
        return answers[asked - 1]?.promise ?? [];
      },
    });
    const first = await begin(() => commands().search('doors'));
    const second = await begin(() => commands().search('windows'));
    expect(asked).toBe(2);
    await act(async () => {
      for (const { resolve } of answers) resolve(FOUND);
    });
    expect([await first.end, await second.end]).toEqual(['superseded', 3]);
  });
});
