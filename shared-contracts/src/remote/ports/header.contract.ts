/** A button in the header that leads back. */
export interface BackAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** A theme that a remote may set instead of the system's. */
export type PageTheme = 'dark' | 'sepia';

/** The part of the header that a remote may change; it is reset with the remote. */
export interface HeaderPort {
  /** The title of the current screen, also the document's. Undefined removes it. */
  setTitle(title: string | undefined): void;
  setBackAction(action: BackAction | undefined): void;
  /**
   * Sets the theme of the header and the host's dialogs. Undefined, and leaving, restore the system's. A host
   * may lack it.
   */
  setTheme?(theme: PageTheme | undefined): void;
  /** The element that the remote fills through a portal (the search bar), or null. */
  slot(): HTMLElement | null;
}
