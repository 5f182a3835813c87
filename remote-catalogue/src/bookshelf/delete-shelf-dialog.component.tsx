import type { Bookshelf } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSubmission } from '../own-shelves/use-submission.ts';

interface DeleteShelfDialogProps {
  readonly shelf: Bookshelf;
  readonly onDelete: () => Promise<void>;
  readonly onClose: () => void;
}

/** Confirms the deletion of a shelf with all items. */
export function DeleteShelfDialog({ shelf, onDelete, onClose }: DeleteShelfDialogProps) {
  const { t } = useLingui();
  const { isBusy, error, run } = useSubmission();
  const { name } = shelf;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      tone="warning"
      title={t`Delete this bookshelf?`}
      size="sm"
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <>
          <Button onPress={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <Button
            variant="danger"
            isBusy={isBusy}
            busyLabel={t`Deleting…`}
            onPress={async () => {
              if (await run(onDelete)) onClose();
            }}
          >
            <Trans>Delete</Trans>
          </Button>
        </>
      }
    >
      <p>
        <Trans>“{name}” and everything on it will be deleted permanently.</Trans>
      </p>
      {error !== undefined && <Notice tone="danger">{error}</Notice>}
    </Dialog>
  );
}
