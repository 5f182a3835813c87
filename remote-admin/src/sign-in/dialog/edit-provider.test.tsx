import { afterEach, describe, expect, test } from '@jest/globals';
import { type ProviderChange, StatusError } from '@leeszaal/shared-contracts';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../../testing/open-administration.ts';
import { failWith, focused } from '../../testing/open-people.ts';
import { dialog, field, fill, openSignIn, providerOf, rowOf } from '../../testing/open-sign-in.ts';

afterEach(leaveAdministration);

const stored = providerOf(5, 'University', {
  rules: [{ claim: 'groups', value: 'staff', role: 'admin' }],
  defaultRole: null,
  linksByEmail: true,
});
const { name, isActive, settings, rules, defaultRole, linksByEmail } = stored;
const body: ProviderChange = { name, isActive, settings, rules, defaultRole, linksByEmail };
const openForm = async (answers: Parameters<typeof openSignIn>[1] = {}) => {
  const host = await openSignIn([stored], answers);
  await rowOf('University');
  await press('Edit University');
  return host;
};

describe('a stored provider', () => {
  test('is changed in the same form, which names its kind and its addresses [C2.231]', async () => {
    const host = await openForm({
      changeIdentityProvider: () => ({ ...stored, name: 'College', isActive: false }),
    });
    expect(dialog().getByText('OpenID Connect')).toBeTruthy();
    expect(dialog().queryByRole('radio')).toBeNull();
    expect(dialog().getByText('https://portal.test/sign-in/5/answer')).toBeTruthy();
    expect(field(/^Issuer/).value).toBe('https://login.example.org/');
    await fill(/^Name/, 'College');
    await userEvent.click(dialog().getByRole('checkbox', { name: 'Active' }));
    await press('Save');
    expect((await rowOf('College')).textContent).toContain('Inactive');
    expect(host.http.requestsOf('changeIdentityProvider')).toEqual([
      { params: { id: 5 }, body: { ...body, name: 'College', isActive: false } },
    ]);
    expect(host.dialogs.notes).toEqual(['College was saved']);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(focused()).toBe('Edit'));
  });

  test('keeps its secret when the field is left empty, and gets another one [C2.232]', async () => {
    const host = await openForm({ changeIdentityProvider: () => stored });
    const secrets = () =>
      host.http.requestsOf('changeIdentityProvider').map((request) => request.body.secret);
    expect(field('Client secret')).toMatchObject({ value: '', type: 'password' });
    expect(dialog().getByText('Leave it empty to keep the stored one')).toBeTruthy();
    await press('Save');
    await waitFor(() => expect(secrets()).toEqual([undefined]));
    expect(host.http.requestsOf('changeIdentityProvider')[0]?.body).not.toHaveProperty('secret');
    await press('Edit University');
    await fill('Client secret', 'another');
    await press('Save');
    await waitFor(() => expect(secrets()).toEqual([undefined, 'another']));
  });

  test('is left as it was when the form is closed [C2.231]', async () => {
    const host = await openForm();
    await fill(/^Name/, 'College');
    await press('Cancel');
    await press('Edit University');
    expect(field(/^Name/).value).toBe('University');
    expect(host.http.requestsOf('changeIdentityProvider')).toEqual([]);
  });

  test.each([
    [new StatusError(404, {}), /A colleague has removed this provider/],
    [new StatusError(409, {}), /kind of a provider cannot be changed/],
    [new StatusError(500, {}), /went wrong on the server/],
  ])('that is not saved stays in the form, with the reason: %s [C8.25]', async (error, said) => {
    const host = await openForm({ changeIdentityProvider: failWith(error) });
    await fill(/^Name/, 'College');
    await press('Save');
    expect((await dialog().findByRole('alert')).textContent).toMatch(said);
    expect(field(/^Name/).value).toBe('College');
    expect(host.events.map((event) => event.name)).toContain('provider-not-changed');
  });
});
