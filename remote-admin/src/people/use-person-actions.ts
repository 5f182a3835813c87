import { useHost } from '@leeszaal/remote-kit/react';
import type { Person, Role } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveFile } from '../audit/save-file.ts';
import { type RowAction, useRowAction } from '../list/use-row-action.ts';
import { focusBeside } from './law/focus-beside.ts';
import { personFileName } from './law/person-file-name.ts';
import { type PersonAction, personFault } from './person-fault.ts';
import { useConfirmation } from './use-confirmation.ts';
import type { People } from './use-people.ts';

/** The actions of one person. One at a time is in progress; others are disregarded meanwhile. */
export interface PersonActions extends Omit<RowAction<PersonAction>, 'run'> {
  /** The role to show: the one that is being saved, or else the saved one. */
  readonly role: Role | null;
  /** Saves a role; one that is chosen meanwhile is saved next. */
  readonly chooseRole: (role: Role) => void;
  readonly deactivate: () => void;
  readonly activate: () => void;
  readonly sendLink: () => void;
  readonly endSessions: () => void;
  readonly removeSecondFactor: () => void;
  /** Saves all that the library has of the person. */
  readonly exportData: () => void;
  readonly erase: () => void;
}

/** Does things for a person, and keeps why the last one failed. */
export function usePersonActions(person: Person, people: People): PersonActions {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const { confirmDeactivation, confirmSignOut, confirmFactorRemoval, confirmErasure } =
    useConfirmation(person.name);
  const { place, doing, fault, run } = useRowAction(personFault);
  const [chosen, setChosen] = useState<Role>();
  const nextRole = useRef<Role>(undefined);
  const { id, name, state, email } = person;

  /** @param done the note after a success */
  const act = (action: PersonAction, call: () => Promise<void>, done?: string) =>
    void run(action, async () => {
      await call();
      if (done !== undefined) dialogs.notify(done, 'success');
    });

  const saveRole = async (role: Role) => {
    const isActive = state !== 'deactivated';
    try {
      for (let next: Role | undefined = role; next !== undefined; next = nextRole.current) {
        nextRole.current = undefined;
        setChosen(next);
        await people.changeAccess(id, { role: next, isActive });
      }
    } finally {
      nextRole.current = undefined;
      setChosen(undefined);
    }
  };
  const setActive = (isActive: boolean, done: string) => {
    const { role } = person;
    if (role !== null) act('access', () => people.changeAccess(id, { role, isActive }), done);
  };

  const save = async () => saveFile(await people.exportData(person), personFileName(name));
  const eraseNow = async () => {
    await people.erase(person);
    const focus = focusBeside(place.current);
    flushSync(() => people.forget(person));
    focus();
  };

  return {
    place,
    doing,
    fault,
    role: chosen ?? person.role,
    chooseRole(role) {
      if (doing === 'role') {
        nextRole.current = role;
        setChosen(role);
      } else if (doing === undefined && role !== person.role) {
        act('role', () => saveRole(role), t`The role of ${name} was changed`);
      }
    },
    async deactivate() {
      if (await confirmDeactivation()) setActive(false, t`${name} was deactivated`);
    },
    activate: () => setActive(true, t`${name} was activated`),
    sendLink: () => act('link', () => people.sendLink(person), t`A mail is on its way to ${email}`),
    async endSessions() {
      if (!(await confirmSignOut())) return;
      act('sessions', () => people.endSessions(person), t`${name} was signed out`);
    },
    async removeSecondFactor() {
      if (!(await confirmFactorRemoval())) return;
      const done = t`The two-factor authentication of ${name} was removed`;
      act('second-factor', () => people.removeSecondFactor(person), done);
    },
    exportData: () => act('export', save),
    async erase() {
      if (await confirmErasure()) act('erase', eraseNow, t`${name} was erased`);
    },
  };
}
