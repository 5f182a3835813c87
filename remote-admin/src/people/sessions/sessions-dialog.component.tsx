import type { Person } from '@leeszaal/shared-contracts';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Trans, useLingui } from '@lingui/react/macro';
import rows from '../../list/list.module.css';
import { LoadState } from '../../list/load-state.component.tsx';
import { SessionRow } from './session-row.component.tsx';
import styles from './sessions.module.css';
import { usePersonSessions } from './use-person-sessions.ts';

interface SessionsDialogProps {
  readonly person: Person;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Receives the number of open sessions, whenever it changes. */
  readonly onCount: (count: number) => void;
}

/** The open sessions of a person, of which each but the own present one can be ended (`docs/decisions.md` 100). */
export function SessionsDialog({ person, isOpen, onClose, onCount }: SessionsDialogProps) {
  const { t } = useLingui();
  const { id, name } = person;
  return (
    <Dialog
      isOpen={isOpen}
      size="lg"
      title={t`Sessions of ${name}`}
      onClose={onClose}
      closeLabel={t`Close`}
    >
      <Sessions person={id} onCount={onCount} />
    </Dialog>
  );
}

interface SessionsProps extends Pick<SessionsDialogProps, 'onCount'> {
  readonly person: number;
}

function Sessions({ person, onCount }: SessionsProps) {
  const { t } = useLingui();
  const sessions = usePersonSessions(person, onCount);
  const { list, reload } = sessions;
  const shown = list.kind === 'ready' ? list.sessions : [];
  return (
    <div className={styles.sessions}>
      <p>
        <Trans>
          When you end a session, the browser in which it was begun is signed out, and the document
          that is open there is returned.
        </Trans>
      </p>
      {shown.length > 0 && (
        <ul className={rows.rows} aria-label={t`Open sessions`}>
          {shown.map((session) => (
            <SessionRow key={session.id} session={session} sessions={sessions} />
          ))}
        </ul>
      )}
      <LoadState
        kind={list.kind}
        failed={<Trans>The sessions could not be loaded</Trans>}
        empty={shown.length === 0 && <Trans>There are no open sessions</Trans>}
        onRetry={reload}
      />
    </div>
  );
}
