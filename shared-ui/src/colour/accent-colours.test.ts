import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { readTheme } from '../internal/testing/token-sheet.ts';
import { accentColours, LEAST_CONTRAST } from './accent-colours.ts';
import { contrast, fromHex, fromOklch, toHex } from './oklch.ts';

const sheet = readFileSync(new URL('../styles/tokens.css', import.meta.url), 'utf8');
const usual = sheet.slice(0, sheet.indexOf('@media (prefers-contrast: more)'));

/** Accents of every hue, lightness and chroma, some of them out of sRGB before they are clipped. */
const accents = Array.from({ length: 12 }, (_, turn) => (turn / 12) * 2 * Math.PI).flatMap((h) =>
  [0, 0.3, 0.5, 0.7, 0.9, 1].flatMap((l) =>
    [0, 0.08, 0.2, 0.32].map((c) => toHex(fromOklch({ l, c, h }))),
  ),
);

describe.each(['light', 'dark'] as const)('the accent in the %s theme', (scheme) => {
  test('has the colours of the tokens, and their contrast', () => {
    for (const accent of accents) {
      const theme = readTheme(usual, scheme, fromHex(accent));
      // A screen shows whole steps of red, green and blue.
      const token = (name: string) => toHex(theme.get(name) ?? [0, 0, 0]);
      const ratio = (one: string, other: string) => contrast(fromHex(one), fromHex(other));
      const { change: _change, ...shown } = accentColours(accent)[scheme];
      expect({ accent, ...shown }).toEqual({
        accent,
        ownContrast: ratio(accent, token('surface')),
        ink: token('accent-ink'),
        inkContrast: ratio(token('accent-ink'), token('surface')),
        fill: token('accent-fill'),
        fillContrast: ratio(token('on-fill'), token('accent-fill')),
      });
    }
  });

  test('is legible, whatever it is', () => {
    for (const accent of accents) {
      const { inkContrast, fillContrast } = accentColours(accent)[scheme];
      expect([accent, Math.min(inkContrast, fillContrast) >= LEAST_CONTRAST]).toEqual([
        accent,
        true,
      ]);
    }
  });
});

test.each([
  ['#1d5a48', 'none', 'lighter'],
  ['#ffd500', 'darker', 'paler'],
  ['#0000aa', 'paler', 'lighter'],
  ['#ffffff', 'darker', 'none'],
  ['#000000', 'none', 'lighter'],
])('%s is shown %s on light, %s on dark', (accent, light, dark) => {
  const colours = accentColours(accent);
  expect([colours.light.change, colours.dark.change]).toEqual([light, dark]);
});

test('the contrast of a colour is that of WCAG', () => {
  // Ratios that the guideline's own formula gives.
  expect(accentColours('#767676').light.ownContrast).toBeCloseTo(4.47, 2);
  expect(contrast(fromHex('#767676'), fromHex('#ffffff'))).toBeCloseTo(4.54, 2);
  expect(() => accentColours('red')).toThrow('red is not a colour of six digits');
});
