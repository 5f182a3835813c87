/** The current address: the parts of a URL after the origin. */
export interface HostLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The key of the history entry: the same after Back. */
  readonly key: string;
  readonly state: unknown;
}

/** Options of a navigation. */
export interface NavigateOptions {
  readonly replace?: boolean;
  /** Structured data, stored in the history entry. */
  readonly state?: unknown;
}

/** Reads and changes the address. Only the host accesses `history`. */
export interface NavigationPort {
  current(): HostLocation;
  /**
   * Goes to a path of the portal, or by a number of history entries; 0 reloads the page.
   *
   * @throws a `DataCloneError` when the state cannot be cloned; the address then stays the same
   */
  navigate(to: string | number, options?: NavigateOptions): void;
  /** The full address of a path, for links and for copying. */
  href(to: string): string;
  /**
   * Opens an external address: a page in a new tab, without opener or referrer; `mailto:` and `tel:` in their
   * program, without a tab.
   */
  openExternal(url: string): void;
  /** Whether there is an entry of the portal to go back to. */
  canGoBack(): boolean;
}
