import type { ChildProcess } from 'node:child_process';
import type { Interface } from 'node:readline';

const LAST_LINES = 20;

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

/**
 * Says at once when a server ends by itself, which its journeys would only tell as a lost connection;
 * with the last lines of its log.
 *
 * @param lines what it says, which is read to its end
 * @param name how it is called in what is said
 */
export function watchServer(server: ChildProcess, lines: Interface, name: string): WatchedServer {
  let isExpected = false;
  const last: string[] = [];
  lines.on('line', (line) => {
    last.push(line);
    if (last.length > LAST_LINES) last.shift();
  });
  let early: string | undefined;
  server.once('exit', (code, signal) => {
    if (isExpected) return;
    const how = signal ?? `code ${code}`;
    early = `The portal at ${name} ended by itself: ${how}, at ${new Date().toISOString()}`;
    process.stderr.write(`${[early, ...last].join('\n')}\n`);
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
