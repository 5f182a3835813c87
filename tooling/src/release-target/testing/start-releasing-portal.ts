import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { portalAt, type ReleaseTarget } from '@leeszaal/remote-kit/release';
import { freePort, startProgram } from '@leeszaal/test-support';
import { execa } from 'execa';
import { buildStale } from '../../build/build-stale.ts';
import { packageFolder } from '../../packages.ts';
import { copyDist } from './copy-dist.ts';

/** A running portal to which teams publish. */
export interface ReleasingPortal {
  readonly url: string;
  /** A folder of the test's own, absolute. */
  readonly root: string;
  /** The folder that the portal serves, absolute. */
  readonly dist: string;
  /** The portal as the target of a team that has a token for the remote. */
  targetOf(remote: string): Promise<ReleaseTarget>;
  /** Ends the portal, and deletes the folder. */
  stop(): Promise<void>;
}

/** Starts the server with the demonstration library and a copy of the built portal, which is built first if need be. */
export async function startReleasingPortal(): Promise<ReleasingPortal> {
  const root = await mkdtemp(join(tmpdir(), 'leeszaal-releasing-'));
  await buildStale();
  const dist = join(root, 'dist');
  await copyDist(dist);
  const environment = { DATA_DIR: join(root, 'data'), DIST_DIR: dist };
  const server = await startProgram(
    new URL('../../../../demo-library/src/main.ts', import.meta.url),
    {
      environment: { ...environment, PORT: String(await freePort()), LOG_LEVEL: 'warn' },
      logFile: join(root, 'server.log'),
    },
  );
  const tokens = join(packageFolder('reference-server'), 'src/release-token-cli.ts');
  return {
    url: server.url,
    root,
    dist,
    async targetOf(remote) {
      const made = await execa(process.execPath, [tokens, 'make', remote], { env: environment });
      return portalAt(server.url, made.stdout.trim().split('\n').at(-1));
    },
    async stop() {
      await server.stop();
      await rm(root, { recursive: true, force: true });
    },
  };
}
