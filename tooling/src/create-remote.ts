import { createRemote } from '@leeszaal/remote-kit/create';
import { readRemoteConfig } from '@leeszaal/remote-kit/webpack';
import { packageFolder } from './packages.ts';
import { reportFailure } from './report-failure.ts';
import { remoteFolder, remoteNames } from './webpack/remote-package.ts';

/* `pnpm create-remote <name>`: makes a remote in the workspace. */
const [name = ''] = process.argv.slice(2);
const ports = remoteNames.map((each) => readRemoteConfig(remoteFolder(each)).port);
try {
  await createRemote({
    name,
    folder: packageFolder(`remote-${name}`),
    packageName: `@leeszaal/remote-${name}`,
    kitVersion: 'workspace:*',
    port: Math.max(...ports) + 1,
  });
  console.log(`remote-${name} is there. Next: pnpm install --no-frozen-lockfile`);
} catch (error) {
  reportFailure(error);
}
