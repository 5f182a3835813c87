import { createContext, type JSX, type ReactNode, use, useMemo } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';

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
  const getContainer = useMemo(() => (container === null ? null : () => container), [container]);
  return (
    <OverlayRoot value={container}>
      <PortalProvider getContainer={getContainer}>{children}</PortalProvider>
    </OverlayRoot>
  );
}

/** The container of overlays here: the nearest provider's, else the document's body. */
export function useOverlayRoot(): HTMLElement {
  return use(OverlayRoot) ?? document.body;
}
