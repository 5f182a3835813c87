import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { createFakeHost, createFakeStorageArea } from '@leeszaal/remote-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { NO_OPENINGS } from '../prefetch/testing/no-openings.ts';
import { type OpenReader, openEmbed } from '../testing/open-reader.ts';
import { createViewerCode } from '../viewers/viewer-code.ts';

const { createReaderMount } = await import('../mount/reader-mount.ts');

/** The storage of a host where the browser blocks it. */
const nothing = { ...createFakeStorageArea(), set: () => undefined };
const blocked = { local: nothing, session: nothing };

let opened: OpenReader | undefined;
beforeEach(() => {
  opened = undefined;
});
afterEach(() => opened?.close());

test('with blocked storage a chosen look lasts as long as the reader [R2.175]', () => {
  const { context, dispose } = createFakeHost({ placement: 'embed' });
  const host = { ...context, storage: blocked };
  const { looks } = createReaderMount(host, createViewerCode(), NO_OPENINGS);
  expect(looks.change({ theme: 'sepia' })).toMatchObject({ theme: 'sepia' });
  expect(looks.get()).toMatchObject({ theme: 'sepia' });
  dispose();
});

test('with blocked storage reading places are kept, since the server has them [R2.175]', async () => {
  const place = { file: '9.pdf', position: '9.pdf', page: 9, fraction: 0.1, savedAt: 1 };
  opened = await openEmbed({ getReadingPlace: () => ({ place, now: 2 }) }, { storage: blocked });
  expect(opened.viewer().opened).toEqual(['9.pdf']);
  await userEvent.click(screen.getByRole('button', { name: 'Night mode' }));
  expect(screen.getByRole('button', { name: 'Night mode' }).getAttribute('aria-pressed')).toBe(
    'true',
  );
  await opened.change(() => opened?.viewer().go({ to: 'page', page: 40 }));
  await opened.change(() => window.dispatchEvent(new Event('pagehide')));
  await waitFor(() =>
    expect(opened?.host.http.requestsOf('saveReadingPlace')).toMatchObject([
      { body: { position: '40.pdf' } },
    ]),
  );
});
