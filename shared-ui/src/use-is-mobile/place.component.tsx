import { createContext, type JSX, type ReactNode, use, useMemo } from 'react';
import { MOBILE_BELOW, type MobileSource, mobileWindow } from './mobile-window.ts';

/** The width of a place that is not the window: an element of another page. */
export interface PlaceSize {
  /** The inline size in CSS pixels. */
  width(): number;
  /** Calls the listener after each change; returns a function that ends this. */
  subscribe(listener: () => void): () => void;
}

const Place = createContext<MobileSource>(mobileWindow);

export interface PlaceProviderProps {
  /** Undefined: the window. */
  readonly size: PlaceSize | undefined;
  readonly children: ReactNode;
}

/** Gives the components beneath the width of their place: `useIsMobile` follows it instead of the window's. */
export function PlaceProvider({ size, children }: PlaceProviderProps): JSX.Element {
  const source = useMemo(() => (size === undefined ? mobileWindow : sourceOf(size)), [size]);
  return <Place value={source}>{children}</Place>;
}

const sourceOf = (size: PlaceSize): MobileSource => ({
  subscribe: (onChange) => size.subscribe(onChange),
  isMobile: () => size.width() < MOBILE_BELOW,
});

/** The nearest place. */
export const usePlace = (): MobileSource => use(Place);
