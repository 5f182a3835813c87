import { Button } from '@leeszaal/shared-ui/button';
import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

interface FormActionsProps {
  /** The id of the form. */
  readonly form: string;
  readonly isBusy: boolean;
  readonly busyLabel: string;
  readonly onCancel: () => void;
  /** The label of the submit button. */
  readonly children: ReactNode;
}

/** The buttons of a dialog with a form; they are outside of the form. */
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
