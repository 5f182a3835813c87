import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LAST_LINES = 12;

/** The log file of a launched portal, beside its data. */
export const serverLog = (dataDir: string): string => join(dataDir, 'server.log');

/** Reads the log of a server from a given moment. */
export interface LogReader {
  /** The last of these lines. */
  lastLines(): Promise<string>;
}

/** Starts reading the log of a data folder's server. */
export async function readLogFromHere(dataDir: string): Promise<LogReader> {
  const read = async () => (await readFile(serverLog(dataDir), 'utf8')).split('\n').slice(0, -1);
  const { length } = await read();
  return {
    lastLines: async () => (await read()).slice(length).slice(-LAST_LINES).join('\n'),
  };
}

const TIMEOUT_MS = 5_000;

/** Whether a server still answers, as text. */
export async function healthOf(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    return `answers ${answer.status} ${await answer.text()}`;
  } catch (error) {
    return `does not answer (${String(error)})`;
  }
}
