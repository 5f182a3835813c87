import { AUDIT_ACTIONS, type AuditAction } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { DownloadIcon, RetryIcon } from '@leeszaal/shared-ui/icon';
import { Notice } from '@leeszaal/shared-ui/notice';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ACTION_NAMES } from './action-names.ts';
import { EntryRow } from './entry-row.component.tsx';
import styles from './log.module.css';
import { useAuditLog } from './use-audit-log.ts';
import { useExport } from './use-export.ts';

/** Stands for every action. */
const ALL = 'all';

/** Who changed or bought what, and when; to be read and taken along. */
export function LogTab() {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState<AuditAction | typeof ALL>(ALL);
  const action = shown === ALL ? undefined : shown;
  const { state, loadMore } = useAuditLog(action);
  const saveFile = useExport(action);
  return (
    <div className={styles.log}>
      <div className={styles.tools}>
        <Select
          label={t`Show`}
          options={[
            { id: ALL, label: t`Everything` },
            ...AUDIT_ACTIONS.map((id) => ({ id, label: i18n._(ACTION_NAMES[id]) })),
          ]}
          value={shown}
          onChange={setShown}
        />
        <Button icon={DownloadIcon} onPress={() => void saveFile()}>
          <Trans>Export as CSV</Trans>
        </Button>
      </div>
      {state.entries.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is to be reached by keyboard
        <section className={styles.scroll} tabIndex={0} aria-label={t`Log`}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th>{t`When`}</th>
                <th>{t`Who`}</th>
                <th>{t`What`}</th>
              </tr>
            </thead>
            <tbody>
              {state.entries.map((entry) => (
                <EntryRow key={entry.id} entry={entry} />
              ))}
            </tbody>
          </table>
        </section>
      )}
      {state.kind === 'ready' && state.entries.length === 0 && (
        <p>
          <Trans>Nothing has been written down yet</Trans>
        </p>
      )}
      {state.kind === 'error' && (
        <Notice
          tone="danger"
          actions={
            <Button size="sm" icon={RetryIcon} onPress={() => void loadMore()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The log could not be loaded</Trans>
        </Notice>
      )}
      {(state.kind === 'loading' || (state.kind === 'ready' && state.hasMore)) && (
        <Button
          isBusy={state.kind === 'loading'}
          busyLabel={t`Loading…`}
          onPress={() => void loadMore()}
        >
          <Trans>Show earlier ones</Trans>
        </Button>
      )}
    </div>
  );
}
