import { afterEach, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import {
  INVALID_REQUEST,
  type Publication,
  publicationCodec,
  type SearchModule,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { RequestAction } from './request-action.component.tsx';
import { RequestDialog } from './request-dialog.component.tsx';

const publication: Publication = v.parse(publicationCodec.schema, { id: 7, title: 'Max Havelaar' });

let opened: OpenScreen;
afterEach(() => opened.close());

async function open(answers: FakeAnswers = {}) {
  let closed = 0;
  opened = await openScreen({
    part: <RequestDialog wanted={{ connection: 3, id: 7 }} onClose={() => (closed += 1)} />,
    answers: { getPublicationDetail: () => publication, ...answers },
    language: 'en',
  });
  return { host: opened.host, closed: () => closed };
}

const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const send = () => userEvent.click(screen.getByRole('button', { name: /^Send/ }));
const requests = () => opened.host.http.requestsOf('requestPublication');

test('shows a spinner until it knows the publication, and then its four fields [C2.187 C2.188]', async () => {
  let arrive: () => void = () => undefined;
  await open({
    getPublicationDetail: () =>
      new Promise((resolve) => {
        arrive = () => resolve(publication);
      }),
  });
  expect(await screen.findByRole('progressbar', { name: /Loading/ })).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  await act(async () => arrive());
  expect(await screen.findByText('Max Havelaar')).toBeTruthy();
  const fields = screen.getAllByRole('textbox').map((box) => ({
    label: (box as HTMLInputElement).labels?.[0]?.textContent,
    isRequired: box.getAttribute('aria-required') === 'true',
  }));
  expect(fields).toEqual([
    { label: expect.stringMatching(/^Name/), isRequired: true },
    { label: expect.stringMatching(/^E-mail/), isRequired: true },
    { label: 'Department', isRequired: false },
    { label: 'Message', isRequired: false },
  ]);
  expect(screen.queryByRole('progressbar')).toBeNull();
});

test('a publication that cannot be loaded could not be found [C2.188]', async () => {
  await open({
    getPublicationDetail: () => {
      throw new StatusError(404, null);
    },
  });
  expect(await screen.findByText('The requested publication could not be found')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
});

test('who is signed in stands there already, and is sent with what was typed [C3.11]', async () => {
  const { host, closed } = await open({ requestPublication: () => undefined });
  await userEvent.type(await field('Department'), ' Law ');
  await userEvent.type(await field('Message'), 'Soon?');
  await send();
  await waitFor(() => expect(closed()).toBe(1));
  expect(requests()).toEqual([
    {
      body: {
        requesterName: 'Noor van Dijk',
        requesterEmail: 'noor@example.org',
        publicationId: 7,
        connectionId: 3,
        language: 'en',
        department: 'Law',
        message: 'Soon?',
      },
    },
  ]);
  expect(host.dialogs.notes).toEqual(['Your request has been sent']);
});

test('without a name and a right address nothing is sent [C5.19]', async () => {
  await open();
  await userEvent.clear(await field('Name'));
  await userEvent.clear(await field('E-mail'));
  await userEvent.type(await field('E-mail'), 'noor at example.org');
  await send();
  expect(screen.getByText('name is required')).toBeTruthy();
  expect(screen.getByText('email is invalid')).toBeTruthy();
  expect(requests()).toEqual([]);
});

test('a text that is too long says so at once, and is not sent [C5.20]', async () => {
  await open();
  await userEvent.clear(await field('Name'));
  await userEvent.click(await field('Name'));
  await userEvent.paste('n'.repeat(5000));
  expect(screen.getByText('Too long: at most 320 characters')).toBeTruthy();
  expect(((await field('Name')) as HTMLInputElement).value).toHaveLength(5000);
  await userEvent.click(await field('Message'));
  await userEvent.paste('m'.repeat(4001));
  expect(screen.getByText('Too long: at most 4000 characters')).toBeTruthy();
  await send();
  expect(requests()).toEqual([]);
});

test('an address other than the account’s says where the library answers to [C2.189]', async () => {
  await open();
  const note = 'The library will reply to your account’s address, noor@example.org';
  expect(await field('E-mail')).toBeTruthy();
  expect(screen.queryByText(note)).toBeNull();
  await userEvent.type(await field('E-mail'), '.evil');
  expect(screen.getByText(note)).toBeTruthy();
});

test('while one request is on its way no other is sent [C4.46]', async () => {
  let arrive: () => void = () => undefined;
  const { closed } = await open({
    requestPublication: () =>
      new Promise((resolve) => {
        arrive = () => resolve(undefined);
      }),
  });
  await userEvent.click(await field('Name'));
  await send();
  expect(await screen.findByRole('button', { name: /Sending/ })).toBeTruthy();
  await userEvent.keyboard('{Enter}{Enter}');
  expect(requests()).toHaveLength(1);
  await act(async () => arrive());
  await waitFor(() => expect(closed()).toBe(1));
});

test('a failure to send says so, keeps what was typed, and can be tried again [C7.11 C8.8]', async () => {
  let fails = true;
  const { closed } = await open({
    requestPublication: () => {
      if (fails) throw new StatusError(500, null);
      return undefined;
    },
  });
  await userEvent.type(await field('Message'), 'Soon?');
  await send();
  expect(
    await screen.findByText(
      'Something went wrong while sending the request, please try again later',
    ),
  ).toBeTruthy();
  expect(((await field('Message')) as HTMLTextAreaElement).value).toBe('Soon?');
  fails = false;
  await send();
  await waitFor(() => expect(closed()).toBe(1));
  expect(requests()).toHaveLength(2);
});

test('a request that the server does not accept says so, and not to try it again later [C8.8]', async () => {
  await open({
    requestPublication: () => {
      throw new StatusError(400, { code: INVALID_REQUEST, message: 'body.department: Invalid' });
    },
  });
  await field('Message');
  await send();
  expect(await screen.findByText(/^What you entered was not accepted/)).toBeTruthy();
  expect(screen.queryByText(/try again later|body/)).toBeNull();
});

test('closed while it sends, it does not close the one that is opened after it', async () => {
  const { promise: answered, resolve } = Promise.withResolvers<undefined>();
  const module: SearchModule = {
    connection: 3,
    module: 1,
    name: 'Catalogue',
    actions: ['request'],
    advancedFields: [],
  };
  opened = await openScreen({
    part: <RequestAction publication={publication} module={module} size="sm" />,
    session: { client: { current: { ref: 'one', name: 'One', email: 'desk@x.org' }, switch: [] } },
    answers: { getPublicationDetail: () => publication, requestPublication: () => answered },
    language: 'en',
  });
  const request = () => userEvent.click(screen.getByRole('button', { name: /^Request/ }));
  await request();
  await field('Message');
  await send();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await request();
  await userEvent.type(await field('Message'), 'Soon?');
  await act(async () => resolve(undefined));
  await waitFor(() => expect(opened.host.dialogs.notes).toHaveLength(1));
  expect(((await field('Message')) as HTMLTextAreaElement).value).toBe('Soon?');
});
