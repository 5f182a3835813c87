import { Button } from '@leeszaal/shared-ui/button';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { useKeptFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import styles from './texts.module.css';
import type { TextFault } from './use-text-change.ts';

type Action = 'save' | 'reset';

interface TextActionsProps {
  readonly saveLabel: ReactNode;
  readonly resetLabel: ReactNode;
  /** Whether there is an own text to remove. */
  readonly isOwn: boolean;
  readonly isUnsaved: boolean;
  /** Whether this text is being saved. */
  readonly isSaving: boolean;
  /** Whether another text is being saved. */
  readonly isDisabled: boolean;
  readonly fault: TextFault | undefined;
  readonly onSave: () => Promise<void>;
  readonly onDiscard: () => void;
  /** Removes the own text. Nothing is asked here. */
  readonly onReset: () => Promise<void>;
  /** Resolves to whether the person confirms {@link TextActionsProps.onReset}. */
  readonly confirmReset: () => Promise<boolean>;
}

/** The buttons below a text: they save and discard its changes, and remove the library's own text. */
export function TextActions(props: TextActionsProps) {
  const { saveLabel, resetLabel, isOwn, isUnsaved, isSaving, isDisabled, fault } = props;
  const { t, i18n } = useLingui();
  const [last, setLast] = useState<Action>('save');
  const { place, notePress } = useKeptFocus(isSaving);
  const run = (action: Action) => {
    notePress();
    setLast(action);
    void (action === 'save' ? props.onSave() : props.onReset());
  };
  return (
    <div ref={place} tabIndex={-1} className={styles.actions}>
      {fault && (
        <Notice
          tone="danger"
          className={styles.whole}
          actions={
            fault.isTransient && (
              <Button size="sm" icon={RetryIcon} onPress={() => run(last)}>
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {i18n._(fault.text)}
        </Notice>
      )}
      <Button
        isBusy={isSaving && last === 'save'}
        busyLabel={t`Saving…`}
        isDisabled={isDisabled}
        disabledReason={isUnsaved || isSaving ? undefined : t`Nothing has been changed`}
        onPress={() => run('save')}
      >
        {saveLabel}
      </Button>
      {isUnsaved && (
        <Button
          variant="quiet"
          isDisabled={isSaving}
          onPress={() => {
            notePress();
            props.onDiscard();
          }}
        >
          <Trans>Discard the changes</Trans>
        </Button>
      )}
      {isOwn && (
        <Button
          variant="quiet"
          isBusy={isSaving && last === 'reset'}
          busyLabel={t`Saving…`}
          isDisabled={isDisabled || (isSaving && last === 'save')}
          onPress={async () => {
            if (await props.confirmReset()) run('reset');
          }}
        >
          {resetLabel}
        </Button>
      )}
    </div>
  );
}
