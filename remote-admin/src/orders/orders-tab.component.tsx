import { type AuditEntry, orderNumber } from '@leeszaal/shared-contracts';
import { Button } from '@leeszaal/shared-ui/button';
import { DownloadIcon } from '@leeszaal/shared-ui/icon';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import log from '../audit/audit.module.css';
import { EntryTime } from '../audit/entry-time.component.tsx';
import { MoreEntries } from '../audit/more-entries.component.tsx';
import { type PeriodId, periodOf } from '../audit/period.ts';
import { PeriodSelect } from '../audit/period-select.component.tsx';
import { useAuditLog } from '../audit/use-audit-log.ts';
import { useExport } from '../audit/use-export.ts';
import { OrderLines } from './order-lines.component.tsx';
import styles from './orders.module.css';

/**
 * The orders: who bought which books, when and at which price; filtered by period, and exported.
 */
export function OrdersTab() {
  const { t } = useLingui();
  const [periodId, setPeriodId] = useState<PeriodId>('all');
  const period = useMemo(() => periodOf(periodId, new Date()), [periodId]);
  const { state, loadMore } = useAuditLog('order-placed', period);
  const { isBusy, save } = useExport('orders');
  return (
    <div className={log.log}>
      <div className={log.tools}>
        <PeriodSelect value={periodId} onChange={setPeriodId} />
        <Button
          icon={DownloadIcon}
          isBusy={isBusy}
          busyLabel={t`Loading…`}
          onPress={() => void save(period)}
        >
          <Trans>Export as CSV</Trans>
        </Button>
      </div>
      {state.entries.length > 0 && (
        <>
          <p className={styles.tax}>
            <Trans>Prices exclude tax.</Trans>
          </p>
          <ol className={styles.orders} aria-label={t`Orders`}>
            {state.entries.map((entry) => (
              <OrderEntry key={entry.id} entry={entry} />
            ))}
          </ol>
        </>
      )}
      {state.kind === 'ready' && state.entries.length === 0 && (
        <p>
          <Trans>There are no orders in this period</Trans>
        </p>
      )}
      <MoreEntries state={state} onMore={() => void loadMore()} />
    </div>
  );
}

function OrderEntry({ entry: { at, user, order } }: { readonly entry: AuditEntry }) {
  if (!order) return null;
  return (
    <li>
      <div className={styles.head}>
        <strong>
          <EntryTime at={at} />
        </strong>
        <span>{user.name}</span>
        <small>{user.email}</small>
        <small className={styles.number}>
          <Trans>Order {orderNumber(order.id)}</Trans>
        </small>
      </div>
      <OrderLines order={order} />
    </li>
  );
}
