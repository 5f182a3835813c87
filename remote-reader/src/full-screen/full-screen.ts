import type { OverlaysPort } from '@leeszaal/shared-contracts';

/** Shows an embedded reader in full screen. */
export interface FullScreen {
  isOn(): boolean;
  /** Calls back after each change, also by the browser; returns a function that stops it. */
  subscribe(listener: () => void): () => void;
  /** Enters or leaves full screen. @throws when the browser refuses */
  toggle(): Promise<void>;
}

/**
 * The full screen of the element that holds a reader, its overlays and the dialogs of its host: no other element of the
 * page is shown then. Undefined where the browser or the page allows none, and where reader and overlays have no
 * element of their own.
 */
export function fullScreenOf({
  container,
}: Pick<OverlaysPort, 'container'>): FullScreen | undefined {
  const element = holderOf(container);
  if (element === undefined || !document.fullscreenEnabled) return undefined;
  const isOn = () => {
    const root = element.getRootNode();
    const { fullscreenElement } = root instanceof ShadowRoot ? root : document;
    return fullscreenElement === element;
  };
  return {
    isOn,
    subscribe(listener) {
      document.addEventListener('fullscreenchange', listener);
      return () => document.removeEventListener('fullscreenchange', listener);
    },
    toggle: () => (isOn() ? document.exitFullscreen() : element.requestFullscreen()),
  };
}

function holderOf(container: HTMLElement): Element | undefined {
  const root = container.getRootNode();
  if (root instanceof ShadowRoot) return root.host;
  const parent = container.parentElement;
  return parent === null || parent === document.body ? undefined : parent;
}
