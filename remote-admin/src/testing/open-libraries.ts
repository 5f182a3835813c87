import type { FakeHost } from '@leeszaal/remote-kit/testing';
import type { PortalClient, PortalClients } from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { openAdministration } from './open-administration.ts';

/** A library of the portal; one that is switched on, with an address, by default. */
export const libraryOf = (
  ref: string,
  name: string,
  over: Partial<PortalClient> = {},
): PortalClient => ({
  ref,
  name,
  email: `desk@${ref}.example`,
  isActive: true,
  isPublic: false,
  people: 3,
  connections: [],
  exportedAt: null,
  ...over,
});

/** A library that is switched off and was exported since. */
export const exportedOf = (ref: string, name: string): PortalClient =>
  libraryOf(ref, name, { isActive: false, exportedAt: '2026-03-04T09:00:00Z' });

/** Opens the tab *Libraries* as a superadmin, who is signed in at the library with the ref `one`. */
export const openLibraries = (
  clients: readonly PortalClient[],
  answers: Parameters<typeof openAdministration>[1] = {},
  connections: PortalClients['connections'] = [],
): Promise<FakeHost> =>
  openAdministration(
    {},
    { getPortalClients: () => ({ clients: [...clients], connections }), ...answers },
    {},
    undefined,
    '/admin?tab=libraries',
    'superadmin',
  );

/** The names in the list, in order. */
export const libraryNames = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'Libraries' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent ?? null);
