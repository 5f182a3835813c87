import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const LAST_LINES = 12;

/** The file in which a launched portal's log is kept, beside its data. */
export const serverLog = (dataDir: string): string => join(dataDir, 'server.log');

/** Tells what a server has said since it was asked to remember. */
export interface LogReader {
  /** The last lines of it, as they stand in the log. */
  lastLines(): Promise<string>;
}

/** Begins to remember what the server of a data folder says. */
export async function readLogFromHere(dataDir: string): Promise<LogReader> {
  const read = async () => (await readFile(serverLog(dataDir), 'utf8')).split('\n').slice(0, -1);
  const { length } = await read();
  return {
    lastLines: async () => (await read()).slice(length).slice(-LAST_LINES).join('\n'),
  };
}

const PATIENCE_MS = 5_000;

/** Whether a server still answers, in words. */
export async function healthOf(url: string): Promise<string> {
  try {
    const answer = await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(PATIENCE_MS) });
    return `answers ${answer.status} ${await answer.text()}`;
  } catch (error) {
    return `does not answer (${String(error)})`;
  }
}
