import { afterEach, describe, expect, jest, test } from '@jest/globals';
import type { ReadingPlace } from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AUTO_DISMISS_MS } from '../notice/use-auto-dismiss.ts';
import { NOVEL, type OpenReader, openBook } from '../testing/open-reader.ts';

let opened: OpenReader | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
  jest.useRealTimers();
});

const PLACE = { file: '42.pdf', position: '42.pdf', page: 42, fraction: 0.42, savedAt: 1 };
const kept = (place: ReadingPlace) => ({ getReadingPlace: () => ({ place, now: 2 }) });
const notice = () => screen.findByRole('group', { name: /^Continue/ });

describe('a document that was read before', () => {
  test('opens at its place, says so, and leads to the beginning [R2.89]', async () => {
    opened = await openBook(kept(PLACE));
    expect(opened.viewer().opened).toEqual(['42.pdf']);
    expect((await notice()).textContent).toContain('Continued from page 42');
    await userEvent.click(screen.getByRole('button', { name: 'Start from the beginning' }));
    expect(opened.viewer().moves).toEqual([{ to: 'first-page' }]);
    await waitFor(() => expect(screen.queryByRole('group', { name: /^Continue/ })).toBeNull());
    // The button is gone with its press, and the focus is not.
    expect(document.activeElement?.role ?? '').toBe('region');
  });

  test('tells of an EPUB the chapter, and its share where it has none [R2.89]', async () => {
    const place = { ...PLACE, file: 'one.xhtml', position: 'one.xhtml#epubcfi(/6/2!/4/2:9)' };
    opened = await openBook({
      ...kept(place),
      getAppearance: () => NOVEL,
      getContents: () => [{ link: 'one.xhtml', title: 'The door', children: [] }],
    });
    expect((await notice()).textContent).toContain('Continued in “The door”, at 42%');
    await opened.close();
    opened = await openBook({ ...kept(place), getAppearance: () => NOVEL, getContents: () => [] });
    expect((await notice()).textContent).toContain('Continued at 42%');
  });

  test('opens where the address says, and offers nothing [R2.94]', async () => {
    opened = await openBook(kept(PLACE), '/reader/doc-1?file=7.pdf');
    expect(opened.viewer().opened).toEqual(['7.pdf']);
    expect(screen.queryByRole('group', { name: /^Continue/ })).toBeNull();
  });

  test('is offered its place when the server tells of it too late, though contents are on their way [R2.93]', async () => {
    const answer = Promise.withResolvers<{ place: ReadingPlace; now: number }>();
    opened = await openBook({
      getContents: () => new Promise<never>(() => undefined),
      getReadingPlace: () => answer.promise,
    });
    await opened.change(() => answer.resolve({ place: PLACE, now: 2 }));
    expect((await notice()).textContent).toContain('Continue on page 42?');
    await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
    expect(opened.viewer().moves).toEqual([{ to: 'link', link: '42.pdf' }]);
  });

  test('says so for a while only, and no shorter while the notice has the focus [R2.90]', async () => {
    jest.useFakeTimers({ doNotFake: ['requestAnimationFrame', 'queueMicrotask', 'nextTick'] });
    opened = await openBook(kept(PLACE));
    const { change } = opened;
    const restart = await screen.findByRole('button', { name: 'Start from the beginning' });
    await change(() => restart.focus());
    await change(() => jest.advanceTimersByTime(2 * AUTO_DISMISS_MS));
    expect(restart.isConnected).toBe(true);
    await change(() => restart.blur());
    await change(() => jest.advanceTimersByTime(AUTO_DISMISS_MS - 1));
    expect(restart.isConnected).toBe(true);
    await change(() => jest.advanceTimersByTime(1));
    expect(restart.isConnected).toBe(false);
  });
});
