import type { HostContext, RemoteHandle, RemoteModule } from '@leeszaal/shared-contracts';

/** Where and with what a remote is mounted. */
export interface MountOptions {
  readonly name: string;
  readonly outlet: HTMLElement;
  readonly contextFor: (signal: AbortSignal) => HostContext;
  /** Aborted when the attempt is over; whatever the remote put up is then removed. */
  readonly signal: AbortSignal;
}

/**
 * Mounts a remote in an element of its own. A remote that is ready only after its time was up is
 * taken away again at once.
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
