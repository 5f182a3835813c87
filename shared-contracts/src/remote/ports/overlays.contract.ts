/** Where a remote's own dialogs and menus stand, and where its styles go. */
export interface OverlaysPort {
  /** The parent of the remote's overlays. */
  readonly container: HTMLElement;
  /** The root that styles belong to: the document, or the shadow root of an embed. */
  readonly styleRoot: Document | ShadowRoot;
}
