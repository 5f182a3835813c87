import { describe, expect, test } from '@jest/globals';
import { checkWellFormed } from './check-well-formed.ts';

describe('checkWellFormed', () => {
  test.each([
    '<a/>',
    '<?xml version="1.0"?>\n<a b="c" d=\'"\' >e<!-- f --><x:g xmlns:x="h"/>&lt;&#x41;&#65;</a>\n<!-- i -->\n',
    '<a><![CDATA[<b>&c;]]></a>',
    '<é ü="ß">ñ</é >',
    `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`,
  ])('accepts %j', (xml) => {
    expect(() => checkWellFormed(xml)).not.toThrow();
  });

  test.each([
    '',
    'a',
    '<a>',
    '</a>',
    '<a></b>',
    '<a></a></a>',
    '<a/><b/>',
    '<a/>b',
    'b<a/>',
    '<![CDATA[]]><a/>',
    '<a b/>',
    '<a b=c/>',
    '<a b="c"d="e"/>',
    '<a b="<"/>',
    '<a b="&"/>',
    '<a b="c/>',
    '<a>&b;</a>',
    '<a>& </a>',
    '<a>< b/></a>',
    '<a><!-- -- --></a>',
    '<a><!-- </a>',
    '<a><![CDATA[ </a>',
    '<a><? </a>',
    '<!DOCTYPE a><a/>',
    `${'<a>'.repeat(51)}${'</a>'.repeat(51)}`,
  ])('refuses %j', (xml) => {
    expect(() => checkWellFormed(xml)).toThrow('not well-formed');
  });

  test('refuses very many elements', () => {
    const wide = (count: number) => `<a>${'<b/>'.repeat(count)}</a>`;
    expect(() => checkWellFormed(wide(7998))).not.toThrow();
    expect(() => checkWellFormed(wide(7999))).toThrow('too many elements');
  });

  test.each([
    ['spaces in a tag', `<a${' '.repeat(400_000)}<`],
    ['attributes', `<a${' b="c"'.repeat(80_000)}<`],
    ['references', `<a>${'&amp;'.repeat(80_000)}&`],
    ['tags that open', '<a '.repeat(150_000)],
    ['comments that open', '<!--'.repeat(120_000)],
  ])('comes to an end with many %s', (_title, xml) => {
    expect(() => checkWellFormed(xml)).toThrow('not well-formed');
  });
});
