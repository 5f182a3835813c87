import { useHost } from '@leeszaal/remote-kit/react';
import { Button } from '@leeszaal/shared-ui/button';
import { Dialog } from '@leeszaal/shared-ui/dialog';
import { UploadIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { FileChooser } from './file-chooser.component.tsx';
import { FilePreview } from './file-preview.component.tsx';
import { FileResult } from './file-result.component.tsx';
import styles from './people-file.module.css';
import { usePeopleImport } from './use-people-import.ts';

interface AddFromFileProps {
  /** Called after people were added. */
  readonly onAdded: () => void;
}

/** The button that opens the dialog for a file of people: chosen, previewed, then added. */
export function AddFromFile({ onAdded }: AddFromFileProps) {
  const { t, i18n } = useLingui();
  const { dialogs } = useHost();
  const [isOpen, setOpen] = useState(false);
  const isShown = useRef(false);
  const [isInvited, setInvited] = useState(true);
  const { state, choose, add, leave } = usePeopleImport();
  const isAdding = state.kind === 'adding';
  const { place, notePress } = useKeptFocus(isAdding);
  useEffect(
    () => () => {
      isShown.current = false;
    },
    [],
  );
  const show = (isNow: boolean) => {
    isShown.current = isNow;
    setOpen(isNow);
  };
  const close = () => {
    show(false);
    if (isAdding)
      dialogs.notify(t`The people are still being added. A message says when it is done.`);
    leave();
  };
  const confirm = async () => {
    notePress();
    const end = await add(isInvited);
    if (end?.kind === 'added') onAdded();
    if (end === undefined || isShown.current) return;
    // The dialog, which tells the result, was closed.
    if (end.kind === 'failed') return dialogs.notify(i18n._(end.fault.text), 'error');
    const { added } = end.result;
    dialogs.notify(
      t`${plural(added, { one: '# person was added', other: '# people were added' })}`,
      'success',
    );
    leave();
  };
  const preview = state.kind === 'read' || state.kind === 'adding' ? state.preview : undefined;
  const count = preview?.added ?? 0;
  return (
    <>
      <Button icon={UploadIcon} aria-haspopup="dialog" onPress={() => show(true)}>
        <Trans>Add from a file</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        title={t`Add people from a file`}
        onClose={close}
        closeLabel={t`Close`}
        actions={
          <>
            <Button onPress={close}>
              {isAdding || state.kind === 'added' ? <Trans>Close</Trans> : <Trans>Cancel</Trans>}
            </Button>
            {preview && (
              <Button
                variant="primary"
                isDisabled={count === 0}
                isBusy={isAdding}
                busyLabel={t`Adding…`}
                onPress={() => void confirm()}
              >
                <Plural value={count} one="Add # person" other="Add # people" />
              </Button>
            )}
          </>
        }
      >
        <div className={styles.steps}>
          <FileChooser state={state} onChoose={choose} />
          <FilePreview state={state} isInvited={isInvited} onInvite={setInvited} onAgain={choose} />
          <div ref={place} tabIndex={-1} className={styles.result}>
            <FileResult state={state} isInvited={isInvited} />
          </div>
        </div>
      </Dialog>
    </>
  );
}
