import { useHost } from '@leeszaal/remote-kit/react';
import type { Person, Role } from '@leeszaal/shared-contracts';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { type RefObject, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { saveFile } from '../audit/save-file.ts';
import { focusBeside } from './law/focus-beside.ts';
import { personFileName } from './law/person-file-name.ts';
import { isTransient, type PersonAction, personFault } from './person-fault.ts';
import { useConfirmation } from './use-confirmation.ts';
import type { People } from './use-people.ts';

/** Why the last action failed, and how it is tried again if that can help. */
export interface ActionFault {
  readonly text: MessageDescriptor;
  readonly again: (() => void) | undefined;
}

/** The actions of one person. One at a time is in progress; others are disregarded meanwhile. */
export interface PersonActions {
  /** For the row: it keeps the focus when an action removes the focused button. */
  readonly place: RefObject<HTMLLIElement | null>;
  readonly doing: PersonAction | undefined;
  readonly fault: ActionFault | undefined;
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
  const [doing, setDoing] = useState<PersonAction>();
  const [fault, setFault] = useState<ActionFault>();
  const [chosen, setChosen] = useState<Role>();
  const nextRole = useRef<Role>(undefined);
  const { place, notePress } = useKeptFocus<HTMLLIElement>(doing !== undefined);
  const { id, name, state, email } = person;

  const run = async (action: PersonAction, call: () => Promise<void>, done?: string) => {
    notePress();
    setDoing(action);
    setFault(undefined);
    try {
      await call();
      if (done !== undefined) dialogs.notify(done, 'success');
    } catch (error) {
      const again = isTransient(error) ? () => void run(action, call, done) : undefined;
      setFault({ text: personFault(action, error), again });
    } finally {
      nextRole.current = undefined;
      setChosen(undefined);
      setDoing(undefined);
    }
  };

  const saveRole = async (role: Role) => {
    const isActive = state !== 'deactivated';
    for (let next: Role | undefined = role; next !== undefined; next = nextRole.current) {
      nextRole.current = undefined;
      setChosen(next);
      await people.changeAccess(id, { role: next, isActive });
    }
  };
  const setActive = (isActive: boolean, done: string) => {
    const { role } = person;
    if (role !== null) void run('access', () => people.changeAccess(id, { role, isActive }), done);
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
        void run('role', () => saveRole(role), t`The role of ${name} was changed`);
      }
    },
    async deactivate() {
      if (await confirmDeactivation()) setActive(false, t`${name} was deactivated`);
    },
    activate: () => setActive(true, t`${name} was activated`),
    sendLink: () =>
      void run('link', () => people.sendLink(person), t`A mail is on its way to ${email}`),
    async endSessions() {
      if (!(await confirmSignOut())) return;
      void run('sessions', () => people.endSessions(person), t`${name} was signed out`);
    },
    async removeSecondFactor() {
      if (!(await confirmFactorRemoval())) return;
      const done = t`The two-factor authentication of ${name} was removed`;
      void run('second-factor', () => people.removeSecondFactor(person), done);
    },
    exportData: () => void run('export', save),
    async erase() {
      if (await confirmErasure()) void run('erase', eraseNow, t`${name} was erased`);
    },
  };
}
