import { basename } from 'node:path';
import { publishRelease, readRegistry } from '@leeszaal/reference-server/registry';
import { distLayout } from './dist-layout.ts';

/*
 * `pnpm rollback <name> [content hash]`: makes the previous release of a remote the active one
 * again, or the given one. The host needs no rebuild; a reload shows it.
 */
const [name = '', wanted] = process.argv.slice(2);
try {
  const layout = distLayout();
  const remote = (await readRegistry(layout)).remotes[name];
  const target = wanted ?? (remote?.previous ? basename(remote.previous.folder) : undefined);
  if (target === undefined) {
    throw new Error(
      remote ? `${name} has no previous release.` : `The registry knows no “${name}”.`,
    );
  }
  const { sequence } = await publishRelease(layout, name, target);
  console.log(`${name} is back at ${target} (registry ${sequence}).`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
