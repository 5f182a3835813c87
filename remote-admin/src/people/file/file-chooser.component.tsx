import { PEOPLE_FILE_LINES } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { FileIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useRef } from 'react';
import { PEOPLE_FILE_ACCEPT, PEOPLE_FILE_MEGABYTES } from './file-faults.ts';
import styles from './people-file.module.css';
import type { ImportState } from './people-import.ts';

interface FileChooserProps {
  readonly state: ImportState;
  readonly onChoose: (file: File) => void;
}

/** The requirements on the file, and the button that chooses one. */
export function FileChooser({ state, onChoose }: FileChooserProps) {
  const { t, i18n } = useLingui();
  const input = useRef<HTMLInputElement>(null);
  const needs = useId();
  const most = i18n.number(PEOPLE_FILE_LINES);
  const megabytes = PEOPLE_FILE_MEGABYTES;
  return (
    <div className={styles.chooser}>
      <p id={needs}>
        <Trans>
          A CSV file with the columns <b>name</b> and <b>email</b> and, if you want, <b>role</b>{' '}
          (anonymous, user or admin; without one: user). At most {most} people and {megabytes} MB.
        </Trans>
      </p>
      {/* The browser's own control has the browser's language, not the interface's. */}
      <input
        ref={input}
        type="file"
        hidden
        accept={PEOPLE_FILE_ACCEPT}
        aria-label={t`File of people`}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onChoose(file);
          // Without this, choosing the same file again would raise no event.
          target.value = '';
        }}
      />
      <div className={styles.line}>
        <Button
          autoFocus
          icon={FileIcon}
          aria-describedby={needs}
          isDisabled={state.kind === 'adding'}
          onPress={() => input.current?.click()}
        >
          {state.kind === 'empty' ? (
            <Trans>Choose a file</Trans>
          ) : (
            <Trans>Choose another file</Trans>
          )}
        </Button>
        {state.kind !== 'empty' && <span className={styles.chosen}>{state.file.name}</span>}
      </div>
    </div>
  );
}
