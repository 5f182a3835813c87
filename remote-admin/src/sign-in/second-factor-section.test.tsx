import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration,
  press,
  sentSettings,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

test('that administrators need a second factor is a setting, saved by Save [C2.241]', async () => {
  const host = await openAdministration(
    {},
    {
      getIdentityProviders: () => ({ providers: [] }),
      getConnections: () => ({ connections: [] }),
      saveSettings: () => ({}),
    },
    {},
    undefined,
    '/admin?tab=sign-in',
  );
  const name = 'Require two-factor authentication of administrators';
  const box = screen.getByRole('checkbox', { name });
  expect(box).toHaveProperty('checked', false);
  expect(screen.getByText(/at the next sign-in with a password/)).toBeTruthy();
  await userEvent.click(box);
  expect(screen.getByRole('tab', { name: 'Sign-in unsaved' })).toBeTruthy();
  expect(screen.getByRole('definition').parentElement?.textContent).toBe(`Sign-in${name}`);
  await press('Save');
  await waitFor(() => expect(sentSettings(host)).toEqual([{ requiresSecondFactor: true }]));
});
