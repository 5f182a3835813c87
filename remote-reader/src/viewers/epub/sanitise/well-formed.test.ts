import { expect, test } from '@jest/globals';
import { isWellFormed } from './well-formed.ts';

test.each([
  '<a/>',
  '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY b "c">]>\n<a b="1" c=\'2>\'>x &amp; &#233;<d /><!-- < & --></a>\n',
  '<a><![CDATA[ < & ]]></a>',
  '<a xmlns:e="urn:e" e:b="1"><e:c/></a>',
  '<a xml:lang="en"/>',
  '<a><!-- one - two --><!----><b.c-1/>&#x1F600;\t😀</a>',
])('%s is well-formed', (markup) => {
  expect(isWellFormed(markup)).toBe(true);
});

test.each([
  '',
  'text',
  '<a>',
  '<a></b>',
  '<a><b></a></b>',
  '<a/><b/>',
  '<a>salt & pepper</a>',
  '<a>1 < 2</a>',
  '<a b="x & y"/>',
  '<a b=1/>',
  '<a b/>',
  '<a b="1" b="2"/>',
  '<a b="1"c="2"/>',
  '<a e:b="1"/>',
  '<e:a/>',
  '\n<?xml version="1.0"?><a/>',
  '<a><!-- one -- two --></a>',
  '<a><!-- one ---></a>',
  '<a>1 ]]> 2</a>',
  '<a><1/></a>',
  '<a>\u000b</a>',
  '<a>&#11;</a>',
  '<a>&#xFFFF;</a>',
  '<a>\ud800</a>',
])('%j is not', (markup) => {
  expect(isWellFormed(markup)).toBe(false);
});

test('takes no longer than a text is long', () => {
  const started = performance.now();
  for (const piece of ['<a "', "<a b='", '<!--', '<a b=" ', '<', '&', '<a b="1" ']) {
    expect(isWellFormed(piece.repeat(100_000))).toBe(false);
  }
  expect(performance.now() - started).toBeLessThan(5_000);
});
