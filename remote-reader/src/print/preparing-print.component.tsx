import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { ProgressBar } from '@leeszaal/shared-ui/progress-bar';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { PrintPreparation } from './use-print.ts';

/** The modal while pages are prepared for printing; it can be cancelled. */
export function PreparingPrint({ preparation }: { readonly preparation: PrintPreparation }) {
  const { t } = useLingui();
  const { amount, done, cancel } = preparation;
  const value = done === undefined ? { isIndeterminate: true } : { value: done, maxValue: amount };
  return (
    <Dialog
      isOpen
      size="sm"
      title={t`Preparing print`}
      closeLabel={t`Cancel`}
      onClose={cancel}
      actions={
        <Button onPress={cancel}>
          <Trans>Cancel</Trans>
        </Button>
      }
    >
      <ProgressBar
        label={t`${plural(amount, { one: '# page', other: '# pages' })}`}
        valueLabel={done === undefined ? undefined : t`${done} of ${amount}`}
        {...value}
      />
    </Dialog>
  );
}
