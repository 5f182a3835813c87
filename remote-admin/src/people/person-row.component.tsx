import { useSession } from '@leeszaal/remote-kit/react';
import type { Person, PersonState } from '@leeszaal/shared-contracts';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Plural, Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { EntryTime } from '../audit/entry-time.component.tsx';
import { RowFault } from '../list/row-fault.component.tsx';
import styles from './people.module.css';
import { PersonMenu } from './person-menu.component.tsx';
import { PersonRole } from './person-role.component.tsx';
import { standingOf } from './role-names.ts';
import { SessionsDialog } from './sessions/sessions-dialog.component.tsx';
import type { People } from './use-people.ts';
import { usePersonActions } from './use-person-actions.ts';

interface PersonRowProps {
  readonly person: Person;
  readonly people: People;
}

/** A person: who it is, the role, the sessions, and what can be done for the person. */
export function PersonRow({ person, people }: PersonRowProps) {
  const { user, role } = useSession();
  const actions = usePersonActions(person, people);
  const [isListing, setListing] = useState(false);
  const { place, fault } = actions;
  const standing = standingOf(person, { id: user?.id, role });
  const { name, login, email, state, hasSecondFactor } = person;
  return (
    <li ref={place} tabIndex={-1}>
      <div className={styles.who}>
        <div className={styles.name}>
          <strong>{name}</strong> <Mark state={state} isSelf={standing === 'self'} />
        </div>
        {email !== '' && <small>{email}</small>}
        {login !== email && (
          <small>
            <Trans>User name: {login}</Trans>
          </small>
        )}
        {hasSecondFactor && (
          <small>
            <Trans>Two-factor authentication is set up</Trans>
          </small>
        )}
        <Presence person={person} />
      </div>
      <PersonRole person={person} standing={standing} actions={actions} />
      {standing !== 'above' && (
        <PersonMenu
          person={person}
          isSelf={standing === 'self'}
          actions={actions}
          onSessions={() => setListing(true)}
        />
      )}
      <SessionsDialog
        person={person}
        isOpen={isListing}
        onClose={() => setListing(false)}
        onCount={(sessions) => people.noteSessions(person, sessions)}
      />
      <RowFault fault={fault} className={styles.fault} />
    </li>
  );
}

/** The state of an account that is not simply active, and whose own it is. */
function Mark({ state, isSelf }: { readonly state: PersonState; readonly isSelf: boolean }) {
  if (isSelf) {
    return (
      <Tag tone="accent">
        <Trans>you</Trans>
      </Tag>
    );
  }
  if (state === 'active') return null;
  return state === 'invited' ? (
    <Tag tone="info">
      <Trans>Invited</Trans>
    </Tag>
  ) : (
    <Tag tone="warning">
      <Trans>Deactivated</Trans>
    </Tag>
  );
}

/** The open sessions, and when the person was last seen. */
function Presence({ person: { sessions, seenAt } }: { readonly person: Person }) {
  return (
    <small>
      {sessions > 0 && (
        <>
          <Plural value={sessions} one="# open session" other="# open sessions" />
          {' · '}
        </>
      )}
      {seenAt === null ? (
        <Trans>Not seen yet</Trans>
      ) : (
        <Trans>
          Last seen <EntryTime at={seenAt} />
        </Trans>
      )}
    </small>
  );
}
