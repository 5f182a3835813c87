import { expect, test } from '@jest/globals';
import { createResourcePolicy } from '../resource-policy.ts';
import { sanitiseCss, sanitiseFamilies } from './sanitise-css.ts';

const ROOT = 'https://library.test/api/appearances/doc/';
const policy = createResourcePolicy(`${ROOT}a.css`, ROOT);
const read = (css: string) => sanitiseCss(css, policy).css;
const SERIF = '"Leeszaal Serif",serif';

test.each([
  ['p{font-family:serif}', `p{font-family:${SERIF}}`],
  [
    'p{font-family:Georgia, Serif !important}',
    'p{font-family:Georgia, "Leeszaal Serif",Serif !important}',
  ],
  ['p{font-family:"A",sans-serif}', 'p{font-family:"A","Leeszaal Sans",sans-serif}'],
  ['pre{font-family:monospace;color:red}', 'pre{font-family:"Leeszaal Mono",monospace;color:red}'],
  ['p{font:italic 1em/1.5 serif}', `p{font:italic 1em/1.5 ${SERIF}}`],
  ['p{font:bold x-large /**/ serif}', `p{font:bold x-large /**/ ${SERIF}}`],
  ['p{font:calc(1em + 2px) serif}', `p{font:calc(1em + 2px) ${SERIF}}`],
  [':root{--body-font:serif}', `:root{--body-font:${SERIF}}`],
  ['p{font-family:var(--x, serif)}', `p{font-family:var(--x, ${SERIF})}`],
  ['font-family:serif', `font-family:${SERIF}`],
])('a generic family is the typeface that the reader ships: %s [R2.80]', (css, expected) => {
  expect(read(css)).toBe(expected);
  expect(read(expected)).toBe(expected);
});

test.each([
  'p{font-family:PT Serif}',
  'p{font:12px Noto Serif, fantasy}',
  'p{font-family:"serif"}',
  '.serif{color:serif}',
  'p.monospace::before{content:"serif"}',
  '@font-face{font-family:serif;src:local("A")}',
])('another word is left as it is: %s', (css) => {
  expect(read(css)).toBe(css);
});

test('a font of a book does not hide the families behind it', () => {
  expect(read('@font-face{font-family:A}p{font-family:serif}')).toBe(
    `@font-face{font-family:A}p{font-family:${SERIF}}`,
  );
});

test('an attribute names families as a style sheet does', () => {
  expect(sanitiseFamilies('Arial, sans-serif', policy)).toBe('Arial, "Leeszaal Sans",sans-serif');
});
