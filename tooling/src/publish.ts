import { publishRelease } from '@leeszaal/reference-server/registry';
import { buildStale } from './build/build-stale.ts';
import { readBuildState } from './build/build-state.ts';
import { distLayout } from './dist-layout.ts';
import { remoteNames } from './webpack/remote-package.ts';

/* `pnpm publish:remote <name>`: builds the remote if it is stale and makes that build the active one. */
const [name = ''] = process.argv.slice(2);
if (!remoteNames.includes(name)) {
  console.error(`Say which remote: ${remoteNames.join(', ')}.`);
  process.exit(1);
}
try {
  const layout = distLayout();
  await buildStale({ only: [name], layout, log: console.log });
  const release = (await readBuildState(layout))[name]?.release ?? '';
  const { sequence } = await publishRelease(layout, name, release);
  console.log(`${name} is at ${release} (registry ${sequence}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
