import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { PicturesPort, ReadyPicture } from '@leeszaal/shared-contracts';
import { waitFor } from '@testing-library/react';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { PublicationCover } from './publication-cover.component.tsx';

let opened: OpenScreen | undefined;
let revoked: string[];

beforeEach(() => {
  revoked = [];
  // Not in jsdom.
  Object.assign(URL, {
    createObjectURL: () => 'blob:fetched',
    revokeObjectURL: (src: string) => revoked.push(src),
  });
});
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const READY: ReadyPicture = { src: 'blob:ready', shape: 2 / 3 };

async function open(picture: ReturnType<PicturesPort['take']>) {
  opened = await openScreen({
    part: <PublicationCover title="Max Havelaar" cover="/api/covers/1" />,
    beforeMount: ({ http }) => void Object.assign(http, { fetchBytes: async () => new Blob() }),
    pictures: { take: (url) => (url === '/api/covers/1' ? picture : undefined) },
  });
  return opened;
}

const shown = () => {
  const picture = document.querySelector('img');
  return [picture?.getAttribute('src'), picture?.dataset['shown']];
};

test('a cover that is ready stands there at once, and goes with the component that shows it', async () => {
  const { close } = await open(READY);
  expect(shown()).toEqual(['blob:ready', 'filling']);
  opened = undefined;
  await close();
  expect(revoked).toEqual(['blob:ready']);
});

test('a cover that is nearly ready is waited for', async () => {
  await open(Promise.resolve(READY));
  await waitFor(() => expect(shown()).toEqual(['blob:ready', 'filling']));
});

test('a cover that did not come ahead is fetched as ever', async () => {
  await open(Promise.reject(new Error('refused')));
  await waitFor(() => expect(shown()).toEqual(['blob:fetched', undefined]));
});
