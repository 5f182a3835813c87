import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import {
  type Acquisition,
  type ClientSettings,
  publicationCodec,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect } from 'react';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { askForAcquisitions, useAcquisitions } from './use-acquisitions.ts';

const modules = [{ connection: 3, module: 8, name: 'Catalogue', actions: [], advancedFields: [] }];
const many = (count: number): Acquisition[] =>
  Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `Book ${index + 1}`,
    cover: undefined,
    sourceModule: 8,
  }));

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});
beforeAll(() => {
  // Not in jsdom.
  Object.assign(URL, { createObjectURL: () => 'blob:logo', revokeObjectURL: () => undefined });
});

async function open(answers: FakeAnswers = {}, settings: ClientSettings = {}) {
  opened = await openScreen({
    path: '/',
    library: { modules, settings },
    answers: { getAcquisitions: () => [], ...answers },
  });
  return opened;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const covers = () => screen.queryAllByRole('button', { name: /^Book \d+$/ });

const seen = new Set<string>();
function States() {
  const { kind } = useAcquisitions().state;
  seen.add(kind);
  return <p>{kind}</p>;
}

function StatesAfterRender({ onRendered }: { readonly onRendered: () => void }) {
  // Layout effects run before the effects that load.
  useLayoutEffect(onRendered, [onRendered]);
  return <States />;
}

test('the home button begins home afresh [C2.25]', async () => {
  const { host } = await open({
    getAcquisitions: () => many(1),
    getPublicationDetail: () => v.parse(publicationCodec.schema, { id: 1, title: 'Book 1' }),
  });
  await userEvent.type(screen.getByRole('combobox', { name: 'Search the catalogue' }), 'ships');
  await press('Book 1');
  await screen.findByRole('region', { name: 'Publication' });
  await act(async () => host.change({ kind: 'home' }));
  expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toHaveProperty(
    'value',
    '',
  );
  expect(screen.queryByRole('region', { name: 'Publication' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'Advanced search' })).toBeNull();
});

describe('who the library is', () => {
  test('its name, when it has not asked for its logo [C2.45]', async () => {
    const { host } = await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Library One');
    expect(host.http.calls.map(({ name }) => name)).not.toContain('getLogo');
  });

  test('its logo above its name, when it has asked for it [C2.44 C2.515]', async () => {
    const bytes = new Blob(['logo']);
    await open({ getLogo: () => ({ bytes, mediaType: 'image/png' }) }, { changeHomeLogo: true });
    const logo = await screen.findByRole('presentation');
    expect(logo.getAttribute('src')).toBe('blob:logo');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Library One');
  });

  test('its name, when it asks for a logo that it has not [C2.45 C8.14]', async () => {
    const answers: FakeAnswers = {
      getLogo: () => {
        throw new StatusError(404, null);
      },
    };
    const first = await open(answers, { changeHomeLogo: true });
    await screen.findByText('Library One');
    expect(screen.queryByRole('img')).toBeNull();
    expect(first.host.events.map(({ name }) => name)).toEqual(['logo-not-loaded']);
    await opened?.close();
    const { host } = await open(answers, { changeHomeLogo: true, logo: false });
    expect(screen.getByText('Library One')).toBeTruthy();
    expect(host.http.calls.map(({ name }) => name)).not.toContain('getLogo');
  });
});

describe('the acquisitions', () => {
  test('are those of the last 90 days, at most 100 [C7.15 C9.6]', async () => {
    const { host } = await open();
    expect(host.http.requestsOf('getAcquisitions')).toEqual([
      { query: { limitdays: 90, limitamount: 100 } },
    ]);
  });

  test('are announced while they are loading [C2.52]', async () => {
    const waiting = Promise.withResolvers<Acquisition[]>();
    await open({ getAcquisitions: () => waiting.promise });
    expect(await screen.findByText('Loading…')).toBeTruthy();
    expect(covers()).toHaveLength(0);
    await act(async () => waiting.resolve(many(2)));
    expect(covers()).toHaveLength(2);
    expect(screen.queryByText('Loading…')).toBeNull();
  });

  test('are first not asked for, then on their way, then there [C2.52]', async () => {
    const waiting = Promise.withResolvers<Acquisition[]>();
    opened = await openScreen({
      path: '/',
      part: <States />,
      answers: { getAcquisitions: () => waiting.promise },
    });
    await screen.findByText('loading');
    await act(async () => waiting.resolve(many(1)));
    expect(await screen.findByText('ready')).toBeTruthy();
    expect([...seen]).toEqual(['initial', 'loading', 'ready']);
  });

  test('are there at once where they have come by then', async () => {
    seen.clear();
    opened = await openScreen({
      path: '/',
      part: <States />,
      answers: { getAcquisitions: () => many(1) },
      beforeMount: askForAcquisitions,
    });
    expect(await screen.findByText('ready')).toBeTruthy();
    expect([...seen]).toEqual(['ready']);
    expect(opened.host.http.calls).toHaveLength(1);
  });

  test('are there where they come between the first render and its effects', async () => {
    const answer = Promise.withResolvers<Acquisition[]>();
    opened = await openScreen({
      path: '/',
      part: <StatesAfterRender onRendered={() => answer.resolve(many(1))} />,
      answers: { getAcquisitions: () => answer.promise },
      beforeMount: askForAcquisitions,
    });
    expect(await screen.findByText('ready')).toBeTruthy();
    expect(opened.host.http.calls).toHaveLength(1);
  });

  test('say so when there are none [C2.53]', async () => {
    await open();
    expect(await screen.findByText('There are no new acquisitions')).toBeTruthy();
  });

  test('say so when they fail, and are asked for again [C2.54]', async () => {
    const { host } = await open({
      getAcquisitions: () => {
        throw new StatusError(500, null);
      },
    });
    await screen.findByText('there was a problem loading the acquisitions');
    expect(host.events.map(({ name }) => name)).toContain('acquisitions-failed');
    host.http.answer({ getAcquisitions: () => many(3) });
    await press('Try again');
    await waitFor(() => expect(covers()).toHaveLength(3));
    expect(screen.queryByText('there was a problem loading the acquisitions')).toBeNull();
    expect(document.activeElement?.getAttribute('aria-labelledby')).toBe(
      screen.getByRole('heading', { name: 'New acquisitions' }).id,
    );
  });

  test('are shown ten at a time, with previous and next [C2.51]', async () => {
    await open({ getAcquisitions: () => many(21) });
    await screen.findByText('1–10 of 21');
    expect(covers().map(({ textContent }) => textContent)).toHaveLength(10);
    expect(screen.getByRole('button', { name: 'Previous acquisitions' })).toHaveProperty(
      'ariaDisabled',
      'true',
    );
    await press('Next acquisitions');
    expect(screen.getByText('11–20 of 21')).toBeTruthy();
    await press('Next acquisitions');
    expect(screen.getByText('21–21 of 21')).toBeTruthy();
    expect(covers()).toHaveLength(1);
    // The button stays, and with it the focus.
    await press('Next acquisitions');
    expect(screen.getByText('21–21 of 21')).toBeTruthy();
    await press('Previous acquisitions');
    expect(screen.getByText('11–20 of 21')).toBeTruthy();
  });

  test('open their detail beside them [C2.55]', async () => {
    const { host } = await open({
      getAcquisitions: () => many(2),
      getPublicationDetail: () => v.parse(publicationCodec.schema, { id: 2, title: 'Book 2' }),
    });
    await screen.findByRole('button', { name: 'Book 2' });
    await press('Book 2');
    await screen.findByRole('region', { name: 'Publication' });
    expect(host.http.requestsOf('getPublicationDetail')).toEqual([
      { query: { connectionId: 3, publicationId: 2 } },
    ]);
    expect(screen.getByRole('button', { name: 'Book 2', current: true })).toBeTruthy();
  });
});
