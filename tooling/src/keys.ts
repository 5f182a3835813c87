import { parseArgs } from 'node:util';
import { distLayout } from './dist-layout.ts';
import { reportFailure } from './report-failure.ts';
import { runKeyCommand } from './trust/key-command.ts';

/*
 * `pnpm keys [make|add|remove|threshold|renew|sign …]`: shows which keys the root names, makes a key, or signs
 * the next root or the registry (docs/deploy.md).
 */
try {
  const { positionals } = parseArgs({ allowPositionals: true });
  for (const line of await runKeyCommand(distLayout(), positionals)) console.log(line);
} catch (error) {
  reportFailure(error);
}
