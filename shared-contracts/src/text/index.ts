export { COMMON_WORDS, isCommonWord, LEADING_ARTICLES } from './common-words.ts';
export { findFolded, findText, findWords, originalSpan, type TextSpan } from './find-text.ts';
export { type FoldedText, foldLetters, foldText, spellOut } from './fold-text.ts';
