export { LiveRegion, type LiveRegionProps } from './live-region.component.tsx';
export { SkipLink } from './skip-link.component.tsx';
export { VisuallyHidden, type VisuallyHiddenProps } from './visually-hidden.component.tsx';
