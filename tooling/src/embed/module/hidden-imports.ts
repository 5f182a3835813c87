/** An import whose address is neither a literal nor marked as none of a bundler's business, and what follows it. */
const HIDDEN =
  /\bimport\s*\((?!\s*(["'`])\.\/[^"'`]+\1\s*\))(?!\s*\/\*\s*webpackIgnore: true)[^)]{0,40}/g;
/** Texts of code that pdf.js gives to a worker. */
const IN_TEXT = /await import\("\$\{/;

/** The imports in a script that another bundler cannot follow. */
export const hiddenImports = (script: string): string[] =>
  [...script.matchAll(HIDDEN)]
    .filter(({ index }) => !IN_TEXT.test(script.slice(index - 'await '.length, index + 20)))
    .map(([text]) => text);
