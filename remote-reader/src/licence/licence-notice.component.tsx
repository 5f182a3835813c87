import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { BarredNotice } from './barred-notice.component.tsx';
import type { LicenceKeeper } from './licence-keeper.ts';
import styles from './licence-notice.module.css';
import type { LicenceState } from './licence-state.contract.ts';
import { LoanDialog } from './loan-dialog.component.tsx';
import { useSecondsLeft } from './use-seconds-left.ts';

interface NoticeProps {
  readonly state: LicenceState;
  readonly keeper: LicenceKeeper;
  readonly onClose: () => void;
}

/**
 * The notices of a loan, each of which requires an action (`docs/behaviour.md` R4, R8). Their keys differ, so that
 * each is a dialog of its own that takes the focus and is announced.
 */
export default function LicenceNotice({ state, keeper, onClose }: NoticeProps) {
  const { t } = useLingui();
  switch (state.kind) {
    case 'warning':
    case 'extending':
      return (
        <LoanDialog
          key="ending"
          tone="warning"
          title={t`The loan period is about to expire`}
          onClose={onClose}
          action={{
            label: t`Continue using this document`,
            isBusy: state.kind === 'extending',
            busyLabel: t`Extending…`,
            onPress: () => keeper.dispatch({ kind: 'extension-asked' }),
          }}
        >
          <Countdown deadline={state.deadline} />
        </LoanDialog>
      );
    case 'expired':
    case 'reacquiring':
      return (
        <LoanDialog
          key="expired"
          tone="warning"
          title={t`Loan period expired`}
          onClose={onClose}
          action={{
            label: t`Request extension`,
            isBusy: state.kind === 'reacquiring',
            busyLabel: t`Requesting…`,
            onPress: () => keeper.dispatch({ kind: 'loan-asked-again' }),
          }}
        >
          {t`Your loan of this document has ended. Request an extension to continue reading.`}
        </LoanDialog>
      );
    case 'denied':
      return (
        <LoanDialog
          key="denied"
          tone="info"
          title={t`This document is already in use`}
          onClose={onClose}
        >
          {state.users.length > 0 && !state.again ? (
            <Holders users={state.users} />
          ) : (
            t`This document is already in use by a colleague. Try again later.`
          )}
        </LoanDialog>
      );
    case 'barred':
      return <BarredNotice key="barred" refusal={state.refusal} onClose={onClose} />;
    case 'failed':
      return (
        <LoanDialog
          key="failed"
          tone="danger"
          title={t`This document could not be borrowed`}
          onClose={onClose}
        >
          {t`The loan request failed. Try again later.`}
        </LoanDialog>
      );
    default:
      return null;
  }
}

function Countdown({ deadline }: { readonly deadline: number }) {
  const seconds = useSecondsLeft(deadline);
  return (
    <p>
      <Plural
        value={seconds}
        one="This document closes in # second."
        other="This document closes in # seconds."
      />
    </p>
  );
}

function Holders({ users }: { readonly users: readonly string[] }) {
  return (
    <>
      <p>
        <Trans>This document is currently opened by:</Trans>
      </p>
      <ul className={styles.holders}>
        {users.map((user) => (
          <li key={user}>
            <bdi>{user}</bdi>
          </li>
        ))}
      </ul>
      <p>
        <Trans>Please try again when one of the open documents is closed</Trans>
      </p>
    </>
  );
}
