import type { HostChange } from './host-change.contract.ts';
import type { HostContext } from './host-context.contract.ts';

/** The default export of a remote's `./remote` module. */
export interface RemoteModule {
  /** The version of the contract that the remote was built against. */
  readonly contract: string;
  /** Renders the remote in the element; resolves after the first render. */
  mount(element: HTMLElement, context: HostContext): Promise<RemoteHandle>;
  /**
   * Prefetches, one after another in the background, the chunks of the first screens. A failed prefetch is
   * silent: the chunk is loaded again on use, and only then reported.
   *
   * @param isNext whether the user is about to open the remote. It can then start what its first screen needs and the
   *   server does not notice, and ends it when no mount follows.
   * @param mimeType the media type of what is opened, if the remote that leads there knows it
   */
  prefetch?(isNext?: boolean, mimeType?: string): void;
}

/** A mounted remote. */
export interface RemoteHandle {
  /** Reports a change in the host; the ports already return the new state. */
  update(change: HostChange): void;
  /** Removes the remote: no node, listener, timer, worker or style of it remains. */
  unmount(reason: UnmountReason): Promise<void>;
}

/** Why a remote is removed. Before `logout` the tokens still work, and the host waits 3 s at most. */
export type UnmountReason = 'navigate' | 'logout' | 'error';
