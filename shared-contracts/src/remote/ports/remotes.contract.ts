/** Takes a mounted view away again. */
export interface MountedView {
  unmount(): Promise<void>;
}

/** Mounts a named view of another remote, such as the shop's library inside the results (`docs/decisions.md` 5). */
export interface RemotesPort {
  /** Shows the view in the element, with the loader's own panel and *Try again* when that fails. */
  mount(remote: string, view: string, element: HTMLElement): Promise<MountedView>;
  /**
   * Begins to load a remote that the person is likely to go to next. A failure shows only when they do.
   * Nothing happens where it is not known how: in the embed, and in hosts that were built before.
   */
  prepare?(remote: string): void;
}
