import { readServerConfig } from '../config/server-config.ts';
import { type RunningServer, type StartOptions, startServer } from './start-server.ts';
import { startupLine } from './startup-error.ts';

/** How a server program runs. */
export interface RunOptions extends Pick<StartOptions, 'seed' | 'extend'> {
  /** Lines to print once the server answers. */
  readonly notes?: readonly string[];
}

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

/**
 * For so long a further signal is the first one once more: a terminal tells every program at once,
 * and `npm` and our own commands pass on what they were told.
 */
const SAME_SIGNAL_MS = 1000;

function stopOnSignal(server: RunningServer): void {
  let stoppingSince: number | undefined;
  const stop = async (): Promise<void> => {
    if (stoppingSince !== undefined) {
      // Whoever presses Ctrl-C again doesn't want to wait.
      if (performance.now() - stoppingSince > SAME_SIGNAL_MS) process.exit(1);
      return;
    }
    stoppingSince = performance.now();
    await server.close();
    process.exit(0);
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
}

/** A server that only fails is of no use; whoever runs it starts it again, and what was saved is there. */
function endWithDatabase(server: RunningServer): void {
  void server.lost.then((error) => {
    process.stderr.write(`The database has ended by itself: ${error.message}\n`);
    process.exit(1);
  });
}

/**
 * Runs the server as this process, configured by the environment (see the README): prints where it
 * answers, stops on SIGINT and SIGTERM, and ends with 1 and a line when it cannot start.
 */
export async function runServer({ notes = [], ...options }: RunOptions = {}): Promise<void> {
  try {
    const config = readServerConfig(process.env);
    const server = await startServer({ config, ...options, onProgress: say });
    stopOnSignal(server);
    endWithDatabase(server);
    say(`${config.productName} is at ${server.url}`);
    for (const note of notes) say(note);
  } catch (error) {
    const line = startupLine(error);
    if (line === undefined) throw error;
    process.stderr.write(`${line}\n`);
    process.exit(1);
  }
}
