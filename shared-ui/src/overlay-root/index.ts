export {
  OverlayRootProvider,
  type OverlayRootProviderProps,
  useOverlayRoot,
} from './overlay-root.component.tsx';
