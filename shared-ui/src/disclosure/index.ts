export { Clamp, type ClampProps } from './clamp.component.tsx';
export { Disclosure, type DisclosureProps } from './disclosure.component.tsx';
