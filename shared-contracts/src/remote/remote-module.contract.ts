import type { HttpPort } from '../http/http-port.contract.ts';
import type { HostChange } from './host-change.contract.ts';
import type { HostContext } from './host-context.contract.ts';
import type { NextAddress } from './ports/remotes.contract.ts';

/** An address that was pressed, before the remote is mounted at it. */
export interface PressedAddress extends NextAddress {
  /** As in the context of the mount that follows. */
  readonly http: HttpPort;
}

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
   * @param pressed the address at which it is mounted next: it may send its first request, and undoes it when no mount
   *   follows
   */
  prefetch?(isNext?: boolean, mimeType?: string, pressed?: PressedAddress): void;
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
