import { readServerConfig } from './config/server-config.ts';
import { ACCOUNTS, seedDemo } from './demo/index.ts';
import { type RunningServer, startServer } from './server/start-server.ts';
import { startupLine } from './server/startup-error.ts';

/*
 * Runs the server: `node reference-server/src/main.ts`, configured by the environment (see the
 * README). Prints where it answers; stops cleanly on SIGINT and SIGTERM.
 */

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

try {
  const config = readServerConfig(process.env);
  const server = await startServer({ config, seedDemo, onProgress: say });
  stopOnSignal(server);
  endWithDatabase(server);
  say(`${config.productName} is at ${server.url}`);
  if (config.demo) {
    say('Demonstration accounts (login, password):');
    for (const { login, password } of ACCOUNTS) say(`  ${login.padEnd(26)} ${password}`);
  }
} catch (error) {
  const line = startupLine(error);
  if (line === undefined) throw error;
  process.stderr.write(`${line}\n`);
  process.exit(1);
}
