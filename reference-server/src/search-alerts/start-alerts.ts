import { repeat } from '../schedule/repeat.ts';
import { type AlertContext, type AlertLog, runAlerts } from './run-alerts.ts';

const EVERY_MS = 60_000;

/** Looks for due alerts now and every minute, until it is stopped; stopping waits for the look in progress. */
export function startAlerts(
  context: AlertContext,
  log: AlertLog,
  everyMs: number = EVERY_MS,
): () => Promise<void> {
  return repeat(everyMs, (isStopped) =>
    runAlerts(context, log, isStopped).catch((err: unknown) =>
      log.warn({ err }, 'the saved searches could not be read'),
    ),
  );
}
