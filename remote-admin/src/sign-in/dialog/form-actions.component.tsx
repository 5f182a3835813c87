import { Button } from '@leeszaal/shared-ui/button';
import { Trans, useLingui } from '@lingui/react/macro';

interface FormActionsProps {
  /** The id of the form. */
  readonly form: string;
  /** Of the button that submits the form. */
  readonly label: string;
  readonly isSending: boolean;
  readonly onCancel: () => void;
}

/** The buttons at the foot of a dialog with a form. */
export function FormActions({ form, label, isSending, onCancel }: FormActionsProps) {
  const { t } = useLingui();
  return (
    <>
      <Button onPress={onCancel}>
        <Trans>Cancel</Trans>
      </Button>
      <Button variant="primary" type="submit" form={form} isBusy={isSending} busyLabel={t`Saving…`}>
        {label}
      </Button>
    </>
  );
}
