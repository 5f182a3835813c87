import { join, resolve } from 'node:path';
import { type RegistryLayout, registryLayout } from '@leeszaal/reference-server/registry';
import { repositoryRoot } from './packages.ts';

/** Where builds, the registry and its keys lie. One place, so that a test can have its own. */
export interface DistLayout extends RegistryLayout {
  /** The host's page and chunks. */
  readonly host: string;
  /** The builds of the embedded reader, a folder for each, and the file that names the present one. */
  readonly embed: string;
  /** The licences of the packages that the server runs. */
  readonly serverLicences: string;
  /** When files of former hosts, which are kept for pages that are open, went out of use. */
  readonly superseded: string;
  /** Builds that are still being written. */
  readonly building: string;
  /** Private keys of the root and of teams: nothing of them is in the folder that a server serves. */
  readonly keyFolder: string;
  /** From which sources each build was made. */
  readonly buildState: string;
}

/** @param root as `DIST_DIR` says, which the server goes by too; else the repository's `dist/` */
export function distLayout(
  root: string = resolve(process.env['DIST_DIR'] || join(repositoryRoot, 'dist')),
): DistLayout {
  return {
    ...registryLayout(root),
    host: join(root, 'host'),
    embed: join(root, 'embed'),
    serverLicences: join(root, 'server-licences.json'),
    superseded: join(root, 'superseded.json'),
    building: join(root, 'building'),
    keyFolder: resolve(process.env['LEESZAAL_KEYS'] || `${root}-keys`),
    buildState: join(root, 'build-state.json'),
  };
}
