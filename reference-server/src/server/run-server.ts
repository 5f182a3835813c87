import { readServerConfig } from '../config/server-config.ts';
import { type RunningServer, type StartOptions, startServer } from './start-server.ts';
import { startupLine } from './startup-error.ts';

/** Options of a server program. */
export interface RunOptions extends Pick<StartOptions, 'seed' | 'extend'> {
  /** Lines to print once the server listens, if the library is the seed's. */
  readonly notes?: readonly string[];
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Within this time, a further signal is a copy: terminals signal every program, and `npm` forwards signals. */
const SAME_SIGNAL_MS = 1000;

function stopOnSignal(server: RunningServer): void {
  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      // A second Ctrl-C.
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/** Ends the process when the database has ended, so that a service manager restarts it. */
function endWithDatabase(server: RunningServer): void {
  void server.lost.then((error) => {
    process.stderr.write(`The database stopped unexpectedly: ${error.message}\n`);
    process.exit(1);
  });
}

/**
 * Runs the server as this process, configured by the environment (see the README). Prints its address, stops
 * on SIGINT and SIGTERM, and exits with 1 and a message when it cannot start.
 */
export async function runServer({ notes = [], ...options }: RunOptions = {}): Promise<void> {
  try {
    const config = readServerConfig(process.env);
    const server = await startServer({ config, ...options, onProgress: say });
    stopOnSignal(server);
    endWithDatabase(server);
    say(`${config.productName} is at ${server.url}`);
    if (server.setupUrl !== undefined) {
      say('There is no library yet. Set it up in a browser, with this link, until the next start:');
      say(`  ${server.setupUrl}`);
    }
    if (server.isSeeded) for (const note of notes) say(note);
  } catch (error) {
    const line = startupLine(error);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
