/*
 * The program that `npm start`, `npm run setup` and `npm test` call:
 * `node tooling/bootstrap.mjs start|setup|test [arguments]`. It runs on any Node from 20 on, with nothing installed. It
 * installs missing packages and hands over to the pinned Node.
 */
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installPackages } from './bootstrap/install-packages.mjs';
import { pinnedNode } from './bootstrap/pinned-node.mjs';
import { Refusal } from './bootstrap/refusal.mjs';
import { runChild } from './bootstrap/run-child.mjs';
import { workableEnvironment } from './bootstrap/workable-environment.mjs';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const scripts = new Map([
  ['start', 'tooling/src/start.ts'],
  ['setup', 'reference-server/src/setup-cli.ts'],
  ['test', 'tooling/src/test.ts'],
]);

try {
  const [command = '', ...rest] = process.argv.slice(2);
  const script = scripts.get(command);
  if (script === undefined) throw new Refusal('Usage: node tooling/bootstrap.mjs start|setup|test');
  const environment = workableEnvironment(root);
  await installPackages(root, environment);
  process.exitCode = await runChild(pinnedNode(root), [join(root, script), ...rest], {
    cwd: root,
    env: environment,
  });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
