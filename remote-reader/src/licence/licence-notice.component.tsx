import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { LicenceKeeper } from './licence-keeper.ts';
import styles from './licence-notice.module.css';
import type { LicenceState } from './licence-state.contract.ts';
import { useSecondsLeft } from './use-seconds-left.ts';

interface NoticeProps {
  readonly state: LicenceState;
  readonly keeper: LicenceKeeper;
  readonly onClose: () => void;
}

type Of<Kind extends LicenceState['kind']> = Omit<NoticeProps, 'state'> & {
  readonly state: Extract<LicenceState, { kind: Kind }>;
};

/** The notices of a loan, each of which must be acted on (`docs/behaviour.md` R4, R8). */
export default function LicenceNotice({ state, ...rest }: NoticeProps) {
  switch (state.kind) {
    case 'warning':
    case 'extending':
      return <AboutToExpire state={state} {...rest} />;
    case 'expired':
    case 'reacquiring':
      return <Expired state={state} {...rest} />;
    case 'denied':
      return <InUse state={state} {...rest} />;
    case 'failed':
      return <Unavailable {...rest} />;
    default:
      return null;
  }
}

function AboutToExpire({ state, keeper, onClose }: Of<'warning' | 'extending'>) {
  const { t } = useLingui();
  const seconds = useSecondsLeft(state.deadline);
  const isBusy = state.kind === 'extending';
  return (
    <Dialog
      isOpen
      mustAct
      role="alertdialog"
      tone="warning"
      title={t`The loan period is about to expire`}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            busyLabel={t`Extending…`}
            onPress={() => keeper.dispatch({ kind: 'extension-asked' })}
          >
            <Trans>Continue using this document</Trans>
          </Button>
          <Button isDisabled={isBusy} onPress={onClose}>
            <Trans>Close document</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Plural
          value={seconds}
          one="This document will be closed in # second."
          other="This document will be closed in # seconds."
        />
      </p>
    </Dialog>
  );
}

function Expired({ state, keeper, onClose }: Of<'expired' | 'reacquiring'>) {
  const { t } = useLingui();
  const isBusy = state.kind === 'reacquiring';
  return (
    <Dialog
      isOpen
      mustAct
      role="alertdialog"
      tone="warning"
      title={t`Loan period expired`}
      actions={
        <>
          <Button
            variant="primary"
            isBusy={isBusy}
            busyLabel={t`Requesting…`}
            onPress={() => keeper.dispatch({ kind: 'loan-asked-again' })}
          >
            <Trans>Request extension</Trans>
          </Button>
          <Button isDisabled={isBusy} onPress={onClose}>
            <Trans>Close document</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>Your loan of this document has ended. You can ask for it again.</Trans>
      </p>
    </Dialog>
  );
}

function InUse({ state, onClose }: Of<'denied'>) {
  const { t } = useLingui();
  const isListed = state.users.length > 0 && !state.again;
  return (
    <Dialog
      isOpen
      mustAct
      role="alertdialog"
      tone="info"
      title={t`This document is already in use`}
      actions={<CloseDocument onClose={onClose} />}
    >
      {isListed ? (
        <>
          <p>
            <Trans>This document is currently opened by:</Trans>
          </p>
          <ul className={styles.holders}>
            {state.users.map((user) => (
              <li key={user}>
                <bdi>{user}</bdi>
              </li>
            ))}
          </ul>
          <p>
            <Trans>Please try again when one of the open documents is closed</Trans>
          </p>
        </>
      ) : (
        <p>
          <Trans>This document is already in use by a colleague. Try again later.</Trans>
        </p>
      )}
    </Dialog>
  );
}

function Unavailable({ onClose }: Pick<NoticeProps, 'onClose'>) {
  const { t } = useLingui();
  return (
    <Dialog
      isOpen
      mustAct
      role="alertdialog"
      tone="danger"
      title={t`This document could not be borrowed`}
      actions={<CloseDocument onClose={onClose} />}
    >
      <p>
        <Trans>Something went wrong while asking for the loan. Try again later.</Trans>
      </p>
    </Dialog>
  );
}

function CloseDocument({ onClose }: Pick<NoticeProps, 'onClose'>) {
  return (
    <Button variant="primary" onPress={onClose}>
      <Trans>Close document</Trans>
    </Button>
  );
}
