import { afterEach, describe, expect, test } from '@jest/globals';
import {
  type Publication,
  publicationCodec,
  SIGN_IN_TO_SEARCH,
  StatusError,
} from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';

let opened: OpenScreen | undefined;
afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

const HAVELAAR = v.parse(publicationCodec.schema, { id: 7, title: 'Max Havelaar' });

async function show(getPublicationDetail: () => Publication): Promise<OpenScreen> {
  opened = await openScreen({ path: '/record/3/7', answers: { getPublicationDetail } });
  return opened;
}

const refuse =
  (status: number, body: object = {}) =>
  (): never => {
    throw new StatusError(status, body);
  };

test('shows the record of the address, with its title and the search bar [C2.341 C2.342 C2.514]', async () => {
  const { host } = await show(() => HAVELAAR);
  await screen.findByRole('heading', { name: 'Max Havelaar' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Publication');
  expect(host.http.requestsOf('getPublicationDetail')).toMatchObject([
    { query: { connectionId: 3, publicationId: 7 } },
  ]);
  expect(host.header.title).toBe('Max Havelaar');
  expect(screen.getByRole('combobox', { name: 'Search the catalogue' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Save, Add to shelf' })).toBeTruthy();
  expect(
    screen.getByRole('button', { name: 'Share, Copy a link to this publication' }),
  ).toBeTruthy();
});

describe('a record that is not there', () => {
  test('says so, and leads home [C2.343]', async () => {
    const { address } = await show(refuse(404));
    await screen.findByRole('heading', { name: 'Publication not found', level: 1 });
    await userEvent.click(screen.getByRole('button', { name: 'Go to the home page' }));
    expect(address()).toBe('/');
  });

  test('can be one for people with an account, who log in from here [C2.344]', async () => {
    const { host } = await show(refuse(403, { code: SIGN_IN_TO_SEARCH }));
    await screen.findByRole('heading', { name: 'Log in to see this publication' });
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(host.signIns).toEqual(['/record/3/7']);
    expect(host.events).toEqual([]);
  });

  test('can be one that could not be loaded, which is tried again [C2.346]', async () => {
    let isDown = true;
    await show(() => (isDown ? refuse(500)() : HAVELAAR));
    const retry = await screen.findByRole('button', { name: 'Try again' });
    isDown = false;
    await userEvent.click(retry);
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Max Havelaar' })).toBeTruthy());
  });
});
