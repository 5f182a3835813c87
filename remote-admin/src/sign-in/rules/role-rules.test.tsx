import { afterEach, describe, expect, test } from '@jest/globals';
import { type IdentityProvider, ROLE_RULE_LIMIT } from '@leeszaal/shared-contracts';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { leaveAdministration, press } from '../../testing/open-administration.ts';
import { focused } from '../../testing/open-people.ts';
import { dialog, openSignIn, providerOf, rowOf, SETTINGS } from '../../testing/open-sign-in.ts';

afterEach(leaveAdministration);

const staff = { claim: 'groups', value: 'staff', role: 'admin' } as const;
const student = { claim: 'groups', value: 'student', role: 'user' } as const;
const openForm = async (over: Partial<IdentityProvider> = {}) => {
  const stored = providerOf(5, 'University', over);
  const host = await openSignIn([stored], { changeIdentityProvider: () => stored });
  await rowOf('University');
  await press('Edit University');
  return host;
};
const rule = (number: number) => within(dialog().getByRole('group', { name: `Rule ${number}` }));
const claim = (number: number) => rule(number).getByLabelText('Claim or attribute');
const value = (number: number) => rule(number).getByLabelText('Value');
const sent = (host: Awaited<ReturnType<typeof openSignIn>>) =>
  host.http.requestsOf('changeIdentityProvider')[0]?.body;

describe('the rules for roles', () => {
  test('are added, changed and removed, with the role of all others [C2.234]', async () => {
    const host = await openForm({ rules: [staff, student] });
    await press('Remove rule 1');
    expect(value(1)).toHaveProperty('value', 'student');
    expect(document.activeElement).toBe(rule(1).getByRole('button'));
    await press('Add a rule');
    expect(document.activeElement).toBe(claim(2));
    await userEvent.keyboard('affiliation');
    await userEvent.type(value(2), '*');
    await userEvent.selectOptions(rule(2).getByLabelText('Role'), 'Visitor');
    await userEvent.selectOptions(dialog().getByLabelText('Role of all other people'), 'No access');
    await press('Save');
    await waitFor(() =>
      expect(sent(host)).toMatchObject({
        rules: [student, { claim: 'affiliation', value: '*', role: 'anonymous' }],
        defaultRole: null,
      }),
    );
  });

  test('of a directory begin with its groups [C2.234]', async () => {
    await openForm({ settings: SETTINGS.ldap });
    await press('Add a rule');
    expect(claim(1)).toHaveProperty('value', 'groups');
    expect(document.activeElement).toBe(value(1));
    await press('Remove rule 1');
    expect(focused()).toBe('Add a rule');
  });

  test('give no role above administrator, and keep a stored one that is not offered [C2.234]', async () => {
    await openForm({ rules: [{ ...staff, role: 'none' }, student] });
    const offered = (number: number) =>
      within(rule(number).getByLabelText('Role'))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(offered(1)).toEqual(['No role', 'Visitor', 'Reader', 'Administrator']);
    expect(offered(2)).toEqual(['Visitor', 'Reader', 'Administrator']);
  });

  test('need a claim and a value [C5.29]', async () => {
    const host = await openForm();
    await press('Add a rule');
    await press('Save');
    expect(dialog().getAllByText('Enter a value')).toHaveLength(2);
    expect(document.activeElement).toBe(claim(1));
    expect(sent(host)).toBeUndefined();
  });

  test('are a limited number [C5.31]', async () => {
    await openForm({ rules: Array.from({ length: ROLE_RULE_LIMIT }, () => staff) });
    const add = screen.getByRole('button', { name: 'Add a rule' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(add);
    expect(dialog().getAllByRole('group', { name: /^Rule / })).toHaveLength(ROLE_RULE_LIMIT);
  });
});
