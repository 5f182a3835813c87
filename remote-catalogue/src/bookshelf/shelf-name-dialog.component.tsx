import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { shelfName } from '../own-shelves/shelf-name.ts';
import { ShelfNameField } from '../own-shelves/shelf-name-field.component.tsx';
import { useSubmission } from '../own-shelves/use-submission.ts';
import { FormActions } from '../shell/form-actions.component.tsx';

interface ShelfNameDialogProps {
  readonly title: string;
  readonly initial: string;
  /** Saves the name; the dialog shows a rejection. */
  readonly onSave: (name: string) => Promise<void>;
  readonly onClose: () => void;
}

/** Asks for the name of a shelf (`docs/behaviour.md` C 2). */
export function ShelfNameDialog({ title, initial, onSave, onClose }: ShelfNameDialogProps) {
  const { t } = useLingui();
  const form = useId();
  const [typed, setTyped] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const { isBusy, error, run } = useSubmission();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name } = shelfName(typed);
    setChecked(true);
    if (name !== undefined && (await run(() => onSave(name)))) onClose();
  };

  return (
    <Dialog
      isOpen
      title={title}
      size="sm"
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <FormActions form={form} isBusy={isBusy} busyLabel={t`Saving…`} onCancel={onClose}>
          <Trans>Save</Trans>
        </FormActions>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <ShelfNameField autoFocus value={typed} onChange={setTyped} isChecked={isChecked} />
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
      </form>
    </Dialog>
  );
}
