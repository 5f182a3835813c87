import { expect, test } from '@jest/globals';
import { hiddenImports } from './hidden-imports.ts';

test('bundlers follow literal imports, and leave marked ones alone', () => {
  expect(hiddenImports('r.ei(17,()=>import("./17.js"))')).toEqual([]);
  expect(hiddenImports('import(/* webpackIgnore: true *//* @vite-ignore */w.href)')).toEqual([]);
  expect(hiddenImports('import(/*webpackIgnore: true*/\n/*@vite-ignore*/w)')).toEqual([]);
});

test('names an import whose address is made at run time', () => {
  expect(hiddenImports('let r=import("./"+o.u(e)).then(s)')).toEqual(['import("./"+o.u(e']);
  expect(hiddenImports('await import(this.workerSrc)')).toEqual(['import(this.workerSrc']);
});

test('code in a text is no import', () => {
  expect(hiddenImports(`let e=\`await import("\${new URL(t).href}");\``)).toEqual([]);
});
