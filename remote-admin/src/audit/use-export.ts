import { endpoints } from '@leeszaal/shared-contracts';
import { useHost, useLanguage } from '@leeszaal/shared-contracts/react';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';

/** What can be taken along: the endpoint of each table. */
const TABLES = { log: endpoints.exportAuditLog, orders: endpoints.exportOrders } as const;

/** Which entries a table holds. */
export interface ExportedEntries {
  readonly action?: 'settings-changed' | 'logo-changed' | 'logo-deleted' | 'order-placed';
  readonly from?: string;
  readonly to?: string;
}

/**
 * Saves a table as a file, written for a spreadsheet of the interface's language and by the browser's
 * clock: fetched with the bearer, which a plain link could not carry.
 */
export function useExport(table: keyof typeof TABLES) {
  const { t } = useLingui();
  const { http, telemetry, dialogs } = useHost();
  const language = useLanguage();
  const [isBusy, setBusy] = useState(false);
  const save = async (entries: ExportedEntries) => {
    setBusy(true);
    try {
      const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
      const query = { ...entries, language, timeZone };
      const url = URL.createObjectURL(
        await http.fetchBytes(http.address(TABLES[table], { query })),
      );
      const link = document.createElement('a');
      link.href = url;
      // The day by the same clock as the table's. Sweden writes days as ISO does.
      link.download = `${table}-${new Date().toLocaleDateString('sv-SE')}.csv`;
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      telemetry.report({ level: 'error', name: `${table}-not-exported`, error });
      dialogs.notify(t`The file could not be made`, 'error');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
