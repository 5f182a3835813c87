import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import {
  type AnswerOf,
  type endpoints,
  type ModuleAction,
  type Publication,
  publicationCodec,
  type Role,
  StatusError,
} from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { PublicationActions } from './publication-actions.component.tsx';

let opened: OpenScreen;
afterEach(() => opened.close());

type CatalogueToken = AnswerOf<typeof endpoints.getCatalogueToken>;

interface Setting {
  readonly actions: readonly ModuleAction[];
  readonly publication?: object;
  readonly role?: Role;
  readonly email?: string;
  readonly token?: () => CatalogueToken;
}

const DESK = 'desk@example.org';

/** Shows the actions of a publication, by default readable and for sale. */
async function show({ actions, publication, role = 'admin', email = DESK, token }: Setting) {
  const shown: Publication = v.parse(publicationCodec.schema, {
    id: 7,
    title: 'Max Havelaar',
    pubkey: 'pub-7',
    licenseavailable: true,
    price: 1250,
    currency: 'eur',
    ...publication,
  });
  const module = {
    connection: 3,
    module: 1,
    name: 'Catalogue',
    actions: [...actions],
    advancedFields: [],
  };
  opened = await openScreen({
    part: <PublicationActions publication={shown} module={module} />,
    session: { role, client: { current: { ref: 'one', name: 'One', email }, switch: [] } },
    answers: token ? { getCatalogueToken: token } : {},
  });
  return opened.host;
}

/** The texts of the buttons in order; disabled ones in brackets. */
const buttons = () =>
  screen
    .queryAllByRole('button')
    .map((button) =>
      button.matches(':disabled, [aria-disabled="true"]')
        ? `(${button.textContent})`
        : button.textContent,
    );

describe('what is offered', () => {
  const all: readonly ModuleAction[] = ['read', 'request', 'shop', 'openInBibis'];

  test.each<[string, Setting, string[]]>([
    [
      'everything',
      { actions: all },
      ['Read', 'Add to basket', 'Request', 'Open in the catalogue system'],
    ],
    ['nothing', { actions: [] }, []],
    ['reading without a document', { actions: ['read'], publication: { pubkey: '' } }, []],
    [
      'reading without a free seat',
      { actions: ['read'], publication: { licenseavailable: false } },
      ['(In use)'],
    ],
    ['requests without an address of the library', { actions: ['request'], email: '' }, []],
    ['requests to a blank address', { actions: ['request'], email: ' ' }, []],
    ['buying without a price', { actions: ['shop'], publication: { price: null } }, []],
    [
      'buying for nothing',
      { actions: ['shop'], publication: { price: 0 } },
      ['Add to basket (free)'],
    ],
    [
      'the catalogue system for an administrator',
      { actions: ['openInBibis'], role: 'superadmin' },
      ['Open in the catalogue system'],
    ],
    ['the catalogue system for a user', { actions: ['openInBibis'], role: 'user' }, []],
  ])('a module offers %s [C6.8 C6.12]', async (_, setting, expected) => {
    await show(setting);
    expect(buttons()).toEqual(expected);
  });
});

test('reading goes to the publication [C6.9]', async () => {
  await show({ actions: ['read'] });
  await userEvent.click(screen.getByRole('button', { name: /Read/ }));
  expect(opened.address()).toBe('/pub-7');
});

test('what is in the basket already says so [C2.114]', async () => {
  const { context } = await show({ actions: ['shop'] });
  await userEvent.click(screen.getByRole('button', { name: /Add to basket/ }));
  expect(context.basket.entries()).toMatchObject([
    { connection: 3, id: 7, book: { priceInCents: 1250, currency: 'eur' } },
  ]);
  expect(buttons()).toEqual(['(Already in basket)']);
});

test('a book that another shop sells as well is in the basket already [C2.145]', async () => {
  const { context } = await show({ actions: ['shop'], publication: { isbn: '978-1' } });
  const elsewhere = { title: 'Max Havelaar', authors: [], isbn: '9781', licenseAvailable: false };
  act(() => context.basket.add({ connection: 4, id: 1, book: elsewhere }));
  expect(buttons()).toEqual(['(Already in basket)']);
});

test('what the library has bought says so, and why it cannot be ordered [C2.115]', async () => {
  const { context } = await show({
    actions: ['shop'],
    publication: { licenseCreated: '2026-01-05 10:00:00' },
  });
  const button = screen.getByRole('button', { name: 'Already in the collection: Max Havelaar' });
  await userEvent.tab();
  expect(document.activeElement).toBe(button);
  expect(screen.getByRole('tooltip').textContent).toBe('The library has already bought this book');
  await userEvent.keyboard('{Enter}');
  expect(context.basket.entries()).toEqual([]);
});

test('who may not order sees why [C6.10]', async () => {
  const { context } = await show({ actions: ['shop'], role: 'user' });
  await userEvent.click(screen.getByRole('button', { name: /Add to basket/ }));
  expect(context.basket.entries()).toEqual([]);
  expect(screen.getByRole('tooltip').textContent).toBe('Only administrators can order');
});

describe('opening in the catalogue system', () => {
  const tab = {
    opener: window as Window | null,
    location: { replace: jest.fn() },
    close: jest.fn(),
  };
  beforeEach(() => {
    tab.close.mockClear();
    tab.location.replace.mockClear();
    jest.spyOn(window, 'open').mockReturnValue(tab as unknown as Window);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });
  const press = () => userEvent.click(screen.getByRole('button', { name: /^Open in/ }));

  test('asks for a token, and leads a tab there that knows nothing of this one [C7.12]', async () => {
    const url = 'https://system.example/record?token=once';
    const host = await show({ actions: ['openInBibis'], token: () => ({ token: 'once', url }) });
    await press();
    await waitFor(() => expect(tab.location.replace).toHaveBeenCalledWith(url));
    expect(tab.opener).toBeNull();
    expect(host.http.calls).toMatchObject([
      { name: 'getCatalogueToken', request: { body: { publicationId: 7, connectionId: 3 } } },
    ]);
  });

  test('a browser that opens no tab is told of, and no token is spent', async () => {
    jest.spyOn(window, 'open').mockReturnValue(null);
    const host = await show({ actions: ['openInBibis'] });
    await press();
    await waitFor(() => expect(host.dialogs.notes).toHaveLength(1));
    expect(host.http.calls).toEqual([]);
  });

  const fail = (): never => {
    throw new StatusError(500, null);
  };
  test.each<[string, () => CatalogueToken]>([
    ['without an address', () => ({ token: 'once', url: '' })],
    ['without a token', () => ({ token: '', url: 'https://system.example/' })],
    ['with a script for an address', () => ({ token: 'once', url: 'javascript:alert(1)' })],
    ['that is a failure', fail],
  ])('an answer %s closes the tab and says so [C7.12]', async (_, token) => {
    const host = await show({ actions: ['openInBibis'], token });
    await press();
    await waitFor(() => expect(tab.close).toHaveBeenCalledTimes(1));
    expect(tab.location.replace).not.toHaveBeenCalled();
    expect(host.dialogs.notes).toEqual([
      'The catalogue system could not be opened. Try again later.',
    ]);
  });
});
