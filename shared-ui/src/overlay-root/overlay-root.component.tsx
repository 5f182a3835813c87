import { createContext, type JSX, type ReactNode, use } from 'react';

const OverlayRoot = createContext<HTMLElement | null>(null);

export interface OverlayRootProviderProps {
  /** The container of overlays; `null` is the document's body. */
  readonly container: HTMLElement | null;
  readonly children: ReactNode;
}

/**
 * Sets the container of all overlays beneath (dialog, menu, popover, tooltip, toast, blocking
 * spinner): a remote's own container, or one in a shadow root.
 */
export function OverlayRootProvider({
  container,
  children,
}: OverlayRootProviderProps): JSX.Element {
  return <OverlayRoot value={container}>{children}</OverlayRoot>;
}

/** The nearest provider's container; null without one. */
export const useOverlayContainer = (): HTMLElement | null => use(OverlayRoot);

/** The container of overlays here: the nearest provider's, else the document's body. */
export function useOverlayRoot(): HTMLElement {
  return use(OverlayRoot) ?? document.body;
}
