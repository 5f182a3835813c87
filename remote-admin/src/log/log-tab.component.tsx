import { AUDIT_ACTIONS, type AuditAction } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { DownloadIcon } from '@leeszaal/shared-ui/icon';
import { Select } from '@leeszaal/shared-ui/select';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import styles from '../audit/audit.module.css';
import { MoreEntries } from '../audit/more-entries.component.tsx';
import { type PeriodId, periodOf } from '../audit/period.ts';
import { PeriodSelect } from '../audit/period-select.component.tsx';
import { useAuditLog } from '../audit/use-audit-log.ts';
import { useExport } from '../audit/use-export.ts';
import { ACTION_NAMES } from './action-names.ts';
import { EntryRow } from './entry-row.component.tsx';

/** The option for all actions. */
const ALL = 'all';

/**
 * The audit log: who changed or bought what, and when; filtered by action and period, and exported.
 */
export function LogTab() {
  const { t, i18n } = useLingui();
  const [shown, setShown] = useState<AuditAction | typeof ALL>(ALL);
  const [periodId, setPeriodId] = useState<PeriodId>('all');
  const action = shown === ALL ? undefined : shown;
  const period = useMemo(() => periodOf(periodId, new Date()), [periodId]);
  const { state, loadMore } = useAuditLog(action, period);
  const { isBusy, save } = useExport('log');
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
        <PeriodSelect value={periodId} onChange={setPeriodId} />
        <Button
          icon={DownloadIcon}
          isBusy={isBusy}
          busyLabel={t`Loading…`}
          onPress={() => void save({ ...(action && { action }), ...period })}
        >
          <Trans>Export as CSV</Trans>
        </Button>
      </div>
      {state.entries.length > 0 && (
        <table className={styles.table} aria-label={t`Log`}>
          <thead>
            <tr>
              <th scope="col">{t`When`}</th>
              <th scope="col">{t`Who`}</th>
              <th scope="col">{t`What`}</th>
            </tr>
          </thead>
          <tbody>
            {state.entries.map((entry) => (
              <EntryRow key={entry.id} entry={entry} />
            ))}
          </tbody>
        </table>
      )}
      {state.kind === 'ready' && state.entries.length === 0 && (
        <p>
          <Trans>There are no log entries yet</Trans>
        </p>
      )}
      <MoreEntries state={state} onMore={() => void loadMore()} />
    </div>
  );
}
