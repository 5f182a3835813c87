import { useHost, useLanguage } from '@leeszaal/remote-kit/react';
import { type AuditAction, endpoints } from '@leeszaal/shared-contracts';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { saveFile, today } from './save-file.ts';

/** The endpoint that exports each table. */
const TABLES = { log: endpoints.exportAuditLog, orders: endpoints.exportOrders } as const;

/** Which entries an export holds. */
export interface ExportedEntries {
  readonly action?: AuditAction;
  readonly from?: string;
  readonly to?: string;
}

/**
 * Saves a table as a CSV file for a spreadsheet, in the interface's language and the browser's time
 * zone. It is fetched with the bearer token, which a plain link cannot send.
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
      const bytes = await http.fetchBytes(http.address(TABLES[table], { query }));
      saveFile(bytes, `${table}-${today()}.csv`);
    } catch (error) {
      telemetry.report({ level: 'error', name: `${table}-not-exported`, error });
      dialogs.notify(t`The file could not be created`, 'error');
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, save };
}
