import { Button } from '@leeszaal/shared-ui/button';
import { Checkbox } from '@leeszaal/shared-ui/checkbox';
import { RetryIcon } from '@leeszaal/shared-ui/icon';
import { keepFocus } from '@leeszaal/shared-ui/keep-focus';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Spinner } from '@leeszaal/shared-ui/spinner';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { NewPeople } from './new-people.component.tsx';
import styles from './people-file.module.css';
import type { ImportState, ReadPeople } from './people-import.ts';
import { RefusedLines } from './refused-lines.component.tsx';

interface FilePreviewProps {
  readonly state: ImportState;
  readonly isInvited: boolean;
  readonly onInvite: (isInvited: boolean) => void;
  /** Reads the file again. */
  readonly onAgain: (file: File) => void;
}

/** The preview of the chosen file, while it is read and before its people are added; or why it cannot be read. */
export function FilePreview({ state, isInvited, onInvite, onAgain }: FilePreviewProps) {
  const { t, i18n } = useLingui();
  const preview = state.kind === 'read' || state.kind === 'adding' ? state.preview : undefined;
  return (
    <>
      <output className={styles.summary}>
        {state.kind === 'reading' && (
          <span className={styles.reading}>
            <Spinner size={20} width={2} label="" />
            <Trans>The file is being read…</Trans>
          </span>
        )}
        {preview && <Summary preview={preview} />}
      </output>
      {state.kind === 'failed' && (
        <Notice
          tone="danger"
          actions={
            state.fault.canRetry && (
              <Button
                size="sm"
                icon={RetryIcon}
                onPress={({ target }) => {
                  // It disappears with its press.
                  keepFocus(target);
                  onAgain(state.file);
                }}
              >
                <Trans>Try again</Trans>
              </Button>
            )
          }
        >
          {i18n._(state.fault.text)}
        </Notice>
      )}
      {preview && preview.added > 0 && (
        <Checkbox isSelected={isInvited} isDisabled={state.kind === 'adding'} onChange={onInvite}>
          {t`Send each new person a mail with a link for choosing a password`}
        </Checkbox>
      )}
      {preview && preview.problems.length > 0 && <RefusedLines preview={preview} />}
      {preview && preview.first.length > 0 && <NewPeople preview={preview} />}
    </>
  );
}

/** How many people are new, known, and not taken. */
function Summary({ preview: { added, known, refused } }: { readonly preview: ReadPeople }) {
  return (
    <>
      <strong>
        {added === 0 ? (
          <Trans>There are no new people in this file</Trans>
        ) : (
          <Plural value={added} one="# person is new" other="# people are new" />
        )}
      </strong>
      {known > 0 && (
        <span>
          <Plural
            value={known}
            one="# person has an account already and stays unchanged"
            other="# people have an account already and stay unchanged"
          />
        </span>
      )}
      {refused > 0 && (
        <span>
          <Plural value={refused} one="# line is not taken" other="# lines are not taken" />
        </span>
      )}
    </>
  );
}
