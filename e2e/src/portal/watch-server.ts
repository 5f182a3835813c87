import type { ChildProcess } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import type { Interface } from 'node:readline';

/** Tells a server that ended by itself from one that was told to. */
export interface WatchedServer {
  /** From now on it is told to end. */
  mayEnd(): void;
  /** Throws if it ended before it was told to: whatever the journeys said after that was about this. */
  throwIfEnded(): void;
}

/** Whether the process is over, by itself or by a signal. */
export function hasEnded(server: ChildProcess): boolean {
  return server.exitCode !== null || server.signalCode !== null;
}

/** A server that is watched. */
export interface WatchOptions {
  /** How it is called in what is said of it. */
  readonly name: string;
  /** Where its lines are kept. */
  readonly logFile: string;
}

/**
 * Keeps what a server says, and tells at once when it ends by itself, which its journeys would only
 * tell as a lost connection.
 *
 * @param lines what it says, which is read to its end
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
