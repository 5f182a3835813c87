export { findText, findWords, type TextSpan } from './find-text.ts';
export { type FoldedText, foldText } from './fold-text.ts';
export { MarkedText, type MarkedTextProps } from './marked-text.component.tsx';
