/**
 * The place that a remote has, where it is smaller than the window: an embedded reader's element. A host without this
 * port gives its remotes the window.
 */
export interface SizePort {
  /** The inline size, in CSS pixels. */
  width(): number;
  /** Calls the listener after each change of the width. @returns a function that unsubscribes */
  subscribe(listener: () => void): () => void;
}
