/** A mounted view. */
export interface MountedView {
  unmount(): Promise<void>;
}

/** The address to which a press leads. */
export interface NextAddress {
  /** As `navigate` takes it. */
  readonly path: string;
  /** The state of its history entry. */
  readonly state?: unknown;
}

/** Mounts a named view of another remote, such as the shop's library inside the results (`docs/decisions.md` 5). */
export interface RemotesPort {
  /** Shows the view in the element, with the loader's own panel and *Try again* when that fails. */
  mount(remote: string, view: string, element: HTMLElement): Promise<MountedView>;
  /**
   * Prefetches a remote that the user is likely to open next, once. A failure shows only then. The embed and
   * older hosts lack it.
   *
   * @param isNext whether the user is about to open it, such as with the pointer on its button. The remote then
   *   prepares more, each time. Older hosts ignore it.
   * @param mimeType the media type of what is opened, if it is known. Older hosts ignore it.
   * @param address where a press leads, once it has happened and before `navigate`: the remote may send its first
   * request,
   *   also one that changes something. Older hosts ignore it.
   */
  prefetch?(remote: string, isNext?: boolean, mimeType?: string, address?: NextAddress): void;
}
