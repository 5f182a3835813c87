import { seconds } from '@leeszaal/remote-kit/check';
import { buildNames } from './build/build-name.ts';
import { buildStale } from './build/build-stale.ts';
import { reportFailure } from './report-failure.ts';

/* `pnpm build [host|<remote> …]`: builds what is stale, publishes what changed. */
const names = process.argv.slice(2);
const unknown = names.filter((name) => !buildNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')} to build; there are ${buildNames.join(', ')}.`);
  process.exit(1);
}
const started = performance.now();
try {
  const { built } = await buildStale({
    ...(names.length > 0 && { only: names }),
    log: console.log,
  });
  const took = seconds(performance.now() - started);
  console.log(built.length > 0 ? `Built ${built.join(', ')} in ${took}.` : 'All is built.');
} catch (error) {
  reportFailure(error);
}
