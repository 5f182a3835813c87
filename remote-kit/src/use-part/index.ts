export { usePart } from './use-part.ts';
