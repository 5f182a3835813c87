import { useHost } from '@leeszaal/remote-kit/react';
import type { PersonSession } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Tag } from '@leeszaal/shared-ui/tag';
import { Trans, useLingui } from '@lingui/react/macro';
import { flushSync } from 'react-dom';
import { EntryTime } from '../../audit/entry-time.component.tsx';
import styles from '../../list/list.module.css';
import { RowFault } from '../../list/row-fault.component.tsx';
import { useRowAction } from '../../list/use-row-action.ts';
import { focusBeside } from '../law/focus-beside.ts';
import { sessionFault } from './session-fault.ts';
import type { PersonSessionList } from './use-person-sessions.ts';

interface SessionRowProps {
  readonly session: PersonSession;
  readonly sessions: PersonSessionList;
}

/** A session: where and how it was begun, its times, and *End* unless it is the own present one. */
export function SessionRow({ session, sessions }: SessionRowProps) {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const { place, doing, fault, run } = useRowAction(sessionFault);
  const { id, isOwn, begunAt, usedAt, endsAt } = session;
  const device = session.device === '' ? t`Unknown device` : session.device;
  const end = () =>
    run('end', async () => {
      await sessions.end(id);
      const focus = focusBeside(place.current);
      flushSync(() => sessions.forget(id));
      focus();
      dialogs.notify(t`The session was ended`, 'success');
    });
  return (
    <li ref={place} tabIndex={-1}>
      <div className={styles.what}>
        <div className={styles.name}>
          <strong>{device}</strong>
          {isOwn && (
            <Tag tone="accent">
              <Trans>this session</Trans>
            </Tag>
          )}
        </div>
        <small>
          <Manner session={session} />
        </small>
        <small>
          <Trans>
            Begun <EntryTime at={begunAt} />
          </Trans>
          {' · '}
          <Trans>
            Last used <EntryTime at={usedAt} />
          </Trans>
        </small>
        <small>
          <Trans>
            Ends <EntryTime at={endsAt} /> unless it is used
          </Trans>
        </small>
      </div>
      {!isOwn && (
        <Button
          size="sm"
          aria-label={t`End the session: ${device}`}
          isBusy={doing !== undefined}
          busyLabel={t`Ending…`}
          onPress={() => void end()}
        >
          <Trans>End</Trans>
        </Button>
      )}
      <RowFault fault={fault} className={styles.below} />
    </li>
  );
}

/** How the person signed in. */
function Manner({ session: { manner, provider } }: Pick<SessionRowProps, 'session'>) {
  switch (manner) {
    case 'password':
      return <Trans>Signed in with a password</Trans>;
    case 'code':
      return <Trans>Signed in with an access code</Trans>;
    case 'provider':
      return provider === null ? (
        <Trans>Signed in with an identity provider</Trans>
      ) : (
        <Trans>Signed in with {provider}</Trans>
      );
  }
}
