import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import type { Interface } from 'node:readline';

/** Distinguishes a server that ended by itself from one that was stopped. */
export interface WatchedServer {
  /** The server may end from now on. */
  mayEnd(): void;
  /** Throws if the server ended too early: later faults of journeys follow from that. */
  throwIfEnded(): void;
}

/** Whether the process has ended, by itself or by a signal. */
export function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

/** The options of a watched server. */
export interface WatchOptions {
  /** Its name in messages. */
  readonly name: string;
  /** The file of its log. */
  readonly logFile: string;
}

/**
 * Writes a server's output to a file, and reports at once if the server ends by itself; its
 * journeys would only report a lost connection.
 *
 * @param lines its output, which is read to the end
 */
export function watchServer(
  server: ChildProcess,
  lines: Interface,
  { name, logFile }: WatchOptions,
): WatchedServer {
  let isExpected = false;
  let early: string | undefined;
  const log = createWriteStream(logFile);
  lines.on('line', (line) => log.write(`${line}\n`)).once('close', () => log.end());
  server.once('exit', (code, signal) => {
    if (isExpected) return;
    const how = signal ?? `code ${code}`;
    early = `The portal at ${name} ended by itself: ${how}, at ${new Date().toISOString()}`;
    process.stderr.write(`${early}\n`);
  });
  return {
    mayEnd() {
      isExpected = true;
    },
    throwIfEnded() {
      if (early !== undefined) throw new Error(early);
    },
  };
}
