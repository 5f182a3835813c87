import { findCurrentRoute } from '@leeszaal/shared-contracts/registry';
import type { Remotes } from './create-remotes.ts';

/** Prefetches the remote of a path. Resolves when its files have loaded or failed. */
export async function prefetchScreen(
  { registry, prefetch }: Pick<Remotes, 'registry' | 'prefetch'>,
  pathname: string,
): Promise<void> {
  const answer = await registry.current();
  if (answer.kind !== 'registry') return;
  const found = findCurrentRoute(answer.registry, pathname);
  if (found) await prefetch(found.remote);
}
