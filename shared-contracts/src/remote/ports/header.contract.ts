/** A button in the header that leads back. */
export interface BackAction {
  readonly label: string;
  readonly onPress: () => void;
}

/** Colours that a remote may ask for instead of the light and dark ones of the system. */
export type PageTheme = 'dark' | 'sepia';

/** What a remote may put into the header; everything is taken away with the remote. */
export interface HeaderPort {
  /** The title of what is shown; also the document's title. Undefined takes it away. */
  setTitle(title: string | undefined): void;
  setBackAction(action: BackAction | undefined): void;
  /**
   * Has the header and the host's dialogs take the colours of what is shown. Undefined, and leaving, give the
   * system's back. A host may lack it.
   */
  setTheme?(theme: PageTheme | undefined): void;
  /** The element that the remote fills through a portal (the search bar), or null where there is none. */
  slot(): HTMLElement | null;
}
