import { Button } from '@leeszaal/shared-ui/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface FormActionsProps {
  /** The id of the form in the dialog. */
  readonly form: string;
  readonly isBusy: boolean;
  readonly busyLabel: string;
  readonly onCancel: () => void;
  /** What the button that submits says. */
  readonly children: ReactNode;
}

/** The buttons of a dialog that holds a form, which they stand outside of. */
export function FormActions({ form, isBusy, busyLabel, onCancel, children }: FormActionsProps) {
  return (
    <>
      <Button onPress={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button variant="primary" type="submit" form={form} isBusy={isBusy} busyLabel={busyLabel}>
        {children}
      </Button>
    </>
  );
}
