import { afterEach, expect, test } from '@jest/globals';
import type { LiveRemote } from '@leeszaal/shared-contracts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

const active = { version: '1.0.0', release: 'aa' };
const since = '2026-03-04T09:00:00Z';
const remotes: LiveRemote[] = [
  {
    remote: 'catalogue',
    active,
    since,
    canary: {
      version: '1.1.0',
      release: 'bb',
      since,
      share: 10,
      threshold: 5,
      counts: { sessions: 40, failures: 1 },
      activeCounts: { sessions: 360, failures: 2 },
    },
    halted: null,
  },
  {
    remote: 'reader',
    active,
    since: null,
    canary: null,
    halted: { version: '1.1.0', release: 'cc', at: since, sessions: 20, failures: 8 },
  },
  { remote: 'shop', active, since, canary: null, halted: null },
];
const openTab = () => userEvent.click(screen.getByRole('tab', { name: 'Releases' }));
const textOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;

test('a superadmin sees what is live, the canary with its counts, and that one has halted', async () => {
  await open({}, { getReleases: () => ({ remotes }) }, {}, undefined, '/admin', 'superadmin');
  await openTab();
  const canary = await textOf(/^catalogue/);
  expect(canary).toContain('Version 1.1.0');
  expect(canary).toContain('For 10% of the sessions since');
  expect(canary).toContain('Failed in 1 of 40 sessions, the live release in 2 of 360');
  expect(canary).toContain('Halts above 5% failed sessions');
  const halted = await textOf(/^reader/);
  expect(halted).toContain('Halted');
  expect(halted).toContain('Failed in 8 of 20 sessions');
  const shop = screen.getByRole('row', { name: /^shop/ });
  expect(within(shop).getByText('No canary')).toBeTruthy();
});

test('releases that could not be loaded are tried again', async () => {
  let answer = (): { remotes: LiveRemote[] } => {
    throw new Error('down');
  };
  await open({}, { getReleases: () => answer() }, {}, undefined, '/admin', 'superadmin');
  await openTab();
  expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
  answer = () => ({ remotes });
  await press('Try again');
  expect(await textOf(/^shop/)).toContain('Version 1.0.0');
});

test('the administrator of a library has no list of releases', async () => {
  await open({});
  expect(screen.queryByRole('tab', { name: 'Releases' })).toBeNull();
});
