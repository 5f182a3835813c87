import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface LoanDialogProps {
  /** Leaves the reader. */
  readonly onClose: () => void;
  readonly tone: 'info' | 'warning' | 'danger';
  readonly title: string;
  /** The button before *Close document*. */
  readonly action?: {
    readonly label: string;
    readonly isBusy?: boolean;
    readonly busyLabel?: string;
    readonly onPress: () => void;
  };
  readonly children: ReactNode;
}

/** A notice of a loan: it requires an action, and can always be left with the document. */
export function LoanDialog({ tone, title, action, onClose, children }: LoanDialogProps) {
  const isBusy = action?.isBusy ?? false;
  return (
    <Dialog
      isOpen
      mustAct
      role="alertdialog"
      tone={tone}
      title={title}
      actions={
        <>
          {action && (
            <Button
              variant="primary"
              isBusy={isBusy}
              busyLabel={action.busyLabel}
              onPress={action.onPress}
            >
              {action.label}
            </Button>
          )}
          <Button variant={action ? 'secondary' : 'primary'} isDisabled={isBusy} onPress={onClose}>
            <Trans>Close document</Trans>
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Dialog>
  );
}
