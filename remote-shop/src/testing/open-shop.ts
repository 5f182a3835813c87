import { createFakeHost, type FakeAnswers, type FakeHost } from '@leeszaal/remote-kit/testing';
import type { ShopBook } from '@leeszaal/shared-contracts';
import { act, getConfig, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

/** Loads the remote; a dynamic import, so that each test sets up its page first. */
export const loadShop = async () => (await import('../remote.ts')).default;

/** The shop's library, as the results embed it. */
export const LIBRARY = { kind: 'named', name: 'library' } as const;

let leave: () => Promise<void> = async () => undefined;

/** Unmounts the shop, if it is mounted. */
export async function leaveShop(): Promise<void> {
  await leave();
  leave = async () => undefined;
}

/** Options of a test. */
export interface OpenShopOptions {
  readonly answers?: FakeAnswers;
  readonly basket?: readonly ShopBook[];
  readonly role?: 'admin' | 'user';
}

/** Mounts a screen of the shop, or its library for the address of the results. */
export async function openShop(
  path: string,
  { answers = {}, basket = [], role = 'admin' }: OpenShopOptions = {},
): Promise<FakeHost> {
  const view = path === '/search' ? LIBRARY : ({ kind: 'page' } as const);
  const host = createFakeHost({ path, answers, session: { role }, view });
  for (const one of basket) host.context.basket.add({ connection: 3, id: one.id ?? 0, book: one });
  const element = document.createElement('main');
  document.body.append(element);
  const remote = await loadShop();
  // The mount waits for its first paint, which `act` would hold back until the mount is over.
  const handle = await getConfig().asyncWrapper(async () => {
    const mounted = await remote.mount(element, host.context);
    host.connect(mounted);
    return mounted;
  });
  leave = async () => {
    await act(() => handle.unmount('navigate'));
    element.remove();
    host.dispose();
  };
  return host;
}

/** A book for sale. */
export const book = (id: number, more: Partial<ShopBook> = {}): ShopBook => ({
  connection: 3,
  id,
  title: `Book ${id}`,
  authors: ['Duin, Marit'],
  isbn: `978${id}`,
  priceInCents: 1000 + id,
  currency: 'eur',
  created: '2020-01-01 12:00:00',
  licenseAvailable: false,
  ...more,
});

/** Presses the button with this name. */
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

/** The current path. */
export const pathOf = ({ navigation }: FakeHost): string => navigation.current().pathname;

/** The orders that were sent. */
export const ordersOf = ({ http }: FakeHost) =>
  http.calls.filter(({ name }) => name === 'placeOrder');

/** Agrees to both terms. */
export async function agree(): Promise<void> {
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the general terms' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept the privacy terms' }));
}
