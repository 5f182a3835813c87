export { keepFocus } from './keep-focus.ts';
export { useKeptFocus } from './use-kept-focus.ts';
