export { keepFocus } from './keep-focus.ts';
export { useKeptFocus } from './use-kept-focus.ts';
export { usePressNote } from './use-press-note.ts';
