import { useHost } from '@leeszaal/remote-kit/react';
import type { NewShelfItem } from '@leeszaal/shared-contracts';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { Notice } from '@leeszaal/shared-ui/notice';
import { RadioGroup } from '@leeszaal/shared-ui/radio-group';
import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useId, useState } from 'react';
import { FormActions } from '../shell/form-actions.component.tsx';
import type { FailedCandidate, ShelfCandidate } from './add-each.ts';
import { AddFailure } from './add-failure.component.tsx';
import { useOwnShelves } from './own-shelves.ts';
import { shelfName } from './shelf-name.ts';
import { ShelfNameField } from './shelf-name-field.component.tsx';
import { useShelves } from './use-shelves.ts';
import { useSubmission } from './use-submission.ts';

interface AddToShelfDialogProps {
  readonly candidates: readonly ShelfCandidate[];
  /** Called with the added items, even if others failed. */
  readonly onAdded?: ((added: readonly NewShelfItem[]) => void) | undefined;
  readonly onClose: () => void;
}

/** The choice of a new shelf. */
const NEW = 'new';

/**
 * Adds items to an own shelf, or to a new one (`docs/behaviour.md` C 2). Stays open with failed items, for a retry
 * (`docs/decisions.md` 41).
 */
export function AddToShelfDialog({ candidates, onAdded, onClose }: AddToShelfDialogProps) {
  const { t } = useLingui();
  const { dialogs } = useHost();
  const bookshelves = useOwnShelves();
  const shelves = useShelves();
  const form = useId();
  const [choice, setChoice] = useState(() => String(bookshelves[0]?.id ?? NEW));
  const [typed, setTyped] = useState('');
  const [isChecked, setChecked] = useState(false);
  const [failed, setFailed] = useState<readonly FailedCandidate[]>([]);
  const { isBusy, error, run } = useSubmission();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const { name } = shelfName(typed);
    setChecked(choice === NEW);
    if (choice === NEW && name === undefined) return;
    const left = failed.length > 0 ? failed.map(({ candidate }) => candidate) : candidates;
    await run(async () => {
      const id = choice === NEW && name ? (await shelves.create(name)).id : Number(choice);
      // A new shelf exists from here on, even if all items fail.
      setChoice(String(id));
      const outcome = await shelves.add(id, left);
      setFailed(outcome.failed);
      if (outcome.added.length > 0) onAdded?.(outcome.added);
      if (outcome.failed.length > 0) return;
      dialogs.notify(t`Added to the shelf`, 'success');
      onClose();
    });
  };

  return (
    <Dialog
      isOpen
      title={t`Add to shelf`}
      size="sm"
      onClose={onClose}
      closeLabel={t`Close`}
      actions={
        <FormActions form={form} isBusy={isBusy} busyLabel={t`Saving…`} onCancel={onClose}>
          <Trans>Add</Trans>
        </FormActions>
      }
    >
      <form id={form} onSubmit={submit} noValidate>
        <RadioGroup
          label={t`Bookshelf`}
          options={[
            ...bookshelves.map(({ id, name }) => ({ id: String(id), label: name })),
            { id: NEW, label: t`New bookshelf` },
          ]}
          value={choice}
          onChange={setChoice}
        />
        {choice === NEW && (
          <ShelfNameField value={typed} onChange={setTyped} isChecked={isChecked} />
        )}
        {error !== undefined && <Notice tone="danger">{error}</Notice>}
        {failed.length > 0 && <AddFailure failed={failed} isOneOfMany={candidates.length > 1} />}
      </form>
    </Dialog>
  );
}
