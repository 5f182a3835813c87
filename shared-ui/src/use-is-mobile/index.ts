export { mobileQuery } from './mobile-window.ts';
export { PlaceProvider, type PlaceProviderProps, type PlaceSize } from './place.component.tsx';
export { useIsMobile } from './use-is-mobile.ts';
