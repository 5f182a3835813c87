import { type AuditAction, endpoints } from '@leeszaal/shared-contracts';
import { useHost } from '@leeszaal/shared-contracts/react';

/** Saves the log as a file: fetched with the bearer, which a plain link could not carry. */
export function useExport(action: AuditAction | undefined): () => Promise<void> {
  const { http, telemetry } = useHost();
  return async () => {
    try {
      const address = http.address(endpoints.exportAuditLog, { query: action ? { action } : {} });
      const url = URL.createObjectURL(await http.fetchBytes(address));
      const link = document.createElement('a');
      link.href = url;
      link.download = `log-${new Date().toISOString().slice(0, 10)}.csv`;
      link.click();
      URL.revokeObjectURL(url);
    } catch (error) {
      telemetry.report({ level: 'error', name: 'log-not-exported', error });
    }
  };
}
