import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { freePort } from '@leeszaal/test-support';
import { execa } from 'execa';

const verdaccio = fileURLToPath(
  new URL('./bin/verdaccio', import.meta.resolve('verdaccio/package.json')),
);

/** A registry of npm packages on this machine, with our packages only. */
export interface NpmRegistry {
  /** The `.npmrc` of a repository that installs our packages from there, and all others as ever. */
  readonly npmrc: string;
  /** Publishes a package, as a tarball. */
  publish(tarball: string): Promise<void>;
  stop(): Promise<void>;
}

/** verdaccio knows no other registry, and asks for no account. */
const configOf = (folder: string): string => `
storage: ${join(folder, 'storage')}
auth: { htpasswd: { file: ${join(folder, 'htpasswd')}, max_users: -1 } }
uplinks: {}
packages:
  '@leeszaal/*': { access: $all, publish: $anonymous, unpublish: $anonymous }
  '**': { access: $all }
web: { enable: false }
log: { type: stdout, format: pretty, level: warn }
`;

/**
 * Starts a registry.
 *
 * @param folder for its files, absolute and empty
 */
export async function startNpmRegistry(folder: string): Promise<NpmRegistry> {
  const config = join(folder, 'config.yaml');
  await writeFile(config, configOf(folder));
  const listen = `127.0.0.1:${await freePort()}`;
  const child = execa(process.execPath, [verdaccio, '--config', config, '--listen', listen], {
    stdin: 'ignore',
    all: true,
    reject: false,
  });
  await untilAnswered(`http://${listen}/-/ping`);
  const npmrc = `@leeszaal:registry=http://${listen}/\n`;
  // npm publishes with a token only; this registry accepts any.
  const publisher = join(folder, 'npmrc');
  await writeFile(publisher, `${npmrc}//${listen}/:_authToken=any\n`);
  return {
    npmrc,
    async publish(tarball) {
      await execa('npm', ['publish', tarball, '--userconfig', publisher], { cwd: folder });
    },
    async stop() {
      child.kill();
      await child;
    },
  };
}

async function untilAnswered(address: string): Promise<void> {
  const limit = AbortSignal.timeout(60_000);
  while (
    !(await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    limit.throwIfAborted();
    await setTimeout(200);
  }
}
