import type { FakeHost } from '@leeszaal/remote-kit/testing';
import type { Person, Role } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { openAdministration } from './open-administration.ts';

/** A person of the library; an active reader with one session by default. */
export const personOf = (id: number, name: string, over: Partial<Person> = {}): Person => ({
  id,
  name,
  login: `${id}@example.org`,
  email: `${id}@example.org`,
  role: 'user',
  state: 'active',
  sessions: 1,
  hasSecondFactor: false,
  seenAt: '2026-03-04T09:00:00Z',
  ...over,
});

/** Opens the tab *People*; the signed-in person has the id 1. */
export const openPeople = (
  people: readonly Person[],
  answers: Parameters<typeof openAdministration>[1] = {},
  role: Role = 'admin',
): Promise<FakeHost> =>
  openAdministration(
    {},
    { getPeople: () => ({ people: [...people], total: people.length }), ...answers },
    {},
    undefined,
    '/admin?tab=people',
    role,
  );

/** The row of a person. */
export const rowOf = async (name: string): Promise<HTMLElement> => {
  const row = (await screen.findByText(name, { selector: 'li strong' })).closest('li');
  if (!row) throw new Error(`There is no row of ${name}`);
  return row;
};

/** The names in the list, in order. */
export const names = (): (string | null)[] =>
  within(screen.getByRole('list', { name: 'People' }))
    .getAllByRole('listitem')
    .map((row) => row.querySelector('strong')?.textContent ?? null);

/** The text of the focused element. */
export const focused = (): string | null | undefined => document.activeElement?.textContent;

/** Opens the menu of a person. */
export const openMenu = async (name: string): Promise<void> => {
  await rowOf(name);
  await userEvent.click(screen.getByRole('button', { name: `Actions for ${name}` }));
};

/** Chooses an action of the open menu by keyboard. */
export const chooseInMenu = async (name: string): Promise<void> => {
  act(() => screen.getByRole('button', { name }).focus());
  await userEvent.keyboard('{Enter}');
};

/** Answers the question that the page asks. */
export const answerQuestion = async (host: FakeHost, action: string): Promise<void> => {
  await waitFor(() => expectOne(host));
  await act(async () => host.dialogs.shown[0]?.choose(action));
};

function expectOne({ dialogs }: FakeHost): void {
  if (dialogs.shown.length !== 1) throw new Error('There is no question');
}

/** Fails with the error. */
export const failWith = (error: Error) => () => {
  throw error;
};
