import type { ServerConfig } from '../config/server-config.ts';
import { repeat } from '../schedule/repeat.ts';
import { type AlertContext, type AlertLog, runAlerts } from './run-alerts.ts';

const EVERY_MS = 60_000;

/**
 * Looks for due alerts now and every minute, until it is stopped; stopping waits for the look in progress. Without a
 * mail server there are no looks: what they find would count as mailed.
 */
export function startAlerts(
  { mail }: Pick<ServerConfig, 'mail'>,
  context: AlertContext,
  log: AlertLog,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  if (mail.smtpUrl === undefined) return () => Promise.resolve();
  return repeat(everyMs, (isStopped) =>
    runAlerts(context, log, isStopped).catch((err: unknown) =>
      log.warn({ err }, 'the saved searches could not be read'),
    ),
  );
}
