import { stringify, tokenize } from '@csstools/css-tokenizer';
import { expect, test } from '@jest/globals';
import { hasBookCss, readBookCss } from './book-css.ts';

const read = (css: string) => stringify(...readBookCss(tokenize({ css })));

test.each([
  ['html{-epub-writing-mode:vertical-rl}', 'html{writing-mode:vertical-rl}'],
  ['-epub-writing-mode : vertical-rl', 'writing-mode : vertical-rl'],
  [
    'a:hover{-epub-text-combine:horizontal;color:red}',
    'a:hover{text-combine-upright:all;color:red}',
  ],
  ['p{-epub-text-orientation:vertical-right!important}', 'p{text-orientation:mixed!important}'],
  ['p{-epub-hyphens:none}', 'p{hyphens:none}'],
  ['p{-epub-text-underline-position:below left}', 'p{text-underline-position:under left}'],
  ['p{text-transform:-epub-fullwidth}', 'p{--leeszaal-wide-letters:on;text-transform:full-width}'],
  [
    'p{-epub-text-transform: uppercase -epub-fullwidth !important; color:red}',
    'p{--leeszaal-wide-letters:on;text-transform: uppercase full-width !important; color:red}',
  ],
  ['p{-epub-text-transform:none}', 'p{--leeszaal-wide-letters:off;text-transform:none}'],
  ['p{position:fixed;top:0}', 'p{position:absolute;top:0}'],
  ['p{POSITION: sticky}', 'p{POSITION: static}'],
  ['.fixed{background-attachment:fixed}', '.fixed{background-attachment:fixed}'],
  ['table{table-layout:fixed}', 'table{table-layout:fixed}'],
  ['@media print{p{position:fixed}}', '@media print{p{position:absolute}}'],
  ['h1{page-break-before:always}', 'h1{break-before:column}'],
  ['h1{page-break-after : RIGHT !important}', 'h1{break-after : column !important}'],
  ['div{break-before:page;break-after:recto}', 'div{break-before:column;break-after:column}'],
  ['h1{page-break-after:avoid}', 'h1{break-after:avoid}'],
  ['p{break-inside:avoid-page}', 'p{break-inside:avoid-column}'],
  ['.break-before{float:left}', '.break-before{float:left}'],
])('%s is read as %s [R2.72]', (css, expected) => {
  expect(hasBookCss(css)).toBe(true);
  expect(read(css)).toBe(expected);
});

test('most sheets hold nothing of the kind', () => {
  expect(hasBookCss('p { position: absolute; color: red }')).toBe(false);
});
