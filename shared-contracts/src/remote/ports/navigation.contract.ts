/** Where the browser is; the parts of a URL behind the origin. */
export interface HostLocation {
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
  /** The history entry's own key: the same again after Back. */
  readonly key: string;
  readonly state: unknown;
}

/** How a navigation enters the history. */
export interface NavigateOptions {
  readonly replace?: boolean;
  /** Structured data kept with the history entry. */
  readonly state?: unknown;
}

/** Reads and changes the address. Only the host touches `history`. */
export interface NavigationPort {
  current(): HostLocation;
  /**
   * Goes to a path of the portal, or by so many history entries; by none it loads the page anew.
   *
   * @throws a `DataCloneError` when the state cannot be cloned; the address then stays
   */
  navigate(to: string | number, options?: NavigateOptions): void;
  /** The full address of a path, for links and for copying. */
  href(to: string): string;
  /**
   * Opens an outside address: a page in a new tab, without opener or referrer; `mailto:` and `tel:` in
   * the program that answers them, without a tab.
   */
  openExternal(url: string): void;
  /** Whether there is an entry of the portal to go back to. */
  canGoBack(): boolean;
}
