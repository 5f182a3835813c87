/** The containers of a remote's overlays and styles. */
export interface OverlaysPort {
  /** The parent of the remote's overlays. */
  readonly container: HTMLElement;
  /** The root of the styles: the document, or the shadow root of an embed. */
  readonly styleRoot: Document | ShadowRoot;
}
