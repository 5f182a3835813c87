import type { HostContext, RemoteHandle, RemoteModule } from '@leeszaal/shared-contracts';

/** Options of {@link mountRemote}. */
export interface MountOptions {
  readonly name: string;
  readonly outlet: HTMLElement;
  readonly contextFor: (signal: AbortSignal) => HostContext;
  /** Aborted when the attempt ends, which removes the element of the remote. */
  readonly signal: AbortSignal;
}

/**
 * Mounts a remote in an element of its own. A mount that completes after its time limit is undone at once.
 */
export async function mountRemote(
  module: RemoteModule,
  { name, outlet, contextFor, signal }: MountOptions,
): Promise<RemoteHandle> {
  const place = document.createElement('div');
  place.dataset['remote'] = name;
  outlet.append(place);
  signal.addEventListener('abort', () => place.remove(), { once: true });
  const handle = await module.mount(place, contextFor(signal));
  if (signal.aborted) await handle.unmount('error');
  return handle;
}
