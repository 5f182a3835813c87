import { cp, mkdir, rm } from 'node:fs/promises';
import { resignRegistry } from '@leeszaal/reference-server/registry';
import { type DistLayout, distLayout } from '../dist-layout.ts';

/** The builds that a portal is combined of. */
export interface PortalParts {
  readonly host: DistLayout;
  readonly remotes: DistLayout;
  /** Whose roots and key sign the registry. Both hosts pin the first of these roots. */
  readonly trust: DistLayout;
}

/** Makes a portal of one build's host and another build's remotes, in a folder that it replaces. */
export async function combinePortal(
  folder: string,
  { host, remotes, trust }: PortalParts,
): Promise<DistLayout> {
  const layout = distLayout(folder);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  await Promise.all([
    cp(host.host, layout.host, { recursive: true }),
    cp(remotes.remotes, layout.remotes, { recursive: true }),
    cp(remotes.registry, layout.registry),
    cp(trust.roots, layout.roots),
    cp(trust.keys, layout.keys, { recursive: true }),
  ]);
  // A kept registry has expired after a week, and may lack the latest roots.
  await resignRegistry(layout);
  return layout;
}
