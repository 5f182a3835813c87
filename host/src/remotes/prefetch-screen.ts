import { findRoute, movedAddress } from '@leeszaal/shared-contracts/registry';
import type { Remotes } from './create-remotes.ts';

/** Prefetches the remote of a path. Resolves when its files have loaded or failed. */
export async function prefetchScreen(
  { registry, prefetch }: Pick<Remotes, 'registry' | 'prefetch'>,
  pathname: string,
): Promise<void> {
  const answer = await registry.current();
  if (answer.kind !== 'registry') return;
  const [path = pathname] = movedAddress(answer.registry, pathname)?.split('?') ?? [];
  const found = findRoute(answer.registry, path);
  if (found) await prefetch(found.remote);
}
