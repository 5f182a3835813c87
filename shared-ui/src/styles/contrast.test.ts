import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { contrast, fromHex, fromOklch, type Rgb } from '../colour/oklch.ts';
import { cloths } from '../cover/cover-design.ts';
import { readTheme, type Scheme, type Theme } from '../internal/testing/token-sheet.ts';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const sheet = read('./tokens.css');
const moreContrast = sheet.indexOf('@media (prefers-contrast: more)');
const sheets = { usual: sheet.slice(0, moreContrast), 'more contrast': sheet };

const ourAccent = fromHex('#1d5a48');
const grounds = ['paper', 'surface', 'sunken', 'neutral-wash'];
const tones = ['info', 'success', 'warning', 'danger'];

/** Text on its background: 4.5:1. */
const textPairs: readonly (readonly [text: string, ground: string])[] = [
  ...grounds.flatMap((ground) =>
    ['ink', 'ink-soft', 'ink-faint', 'accent-ink', 'danger-ink'].map(
      (text) => [text, ground] as const,
    ),
  ),
  ...tones.flatMap((tone) => [
    [`${tone}-ink`, `${tone}-wash`] as const,
    [`${tone}-ink`, 'surface'] as const,
    ['ink', `${tone}-wash`] as const,
    // A link in a notice, and a count on its tone.
    ['accent-ink', `${tone}-wash`] as const,
    ['surface', `${tone}-ink`] as const,
  ]),
  ['ink', 'accent-wash'],
  ['ink-soft', 'accent-wash'],
  ['accent-ink', 'accent-wash'],
  ['on-accent', 'accent-ink'],
  ['on-fill', 'accent-fill'],
  ['on-fill', 'danger-fill'],
  ['ink', 'marker'],
  ['paper', 'ink'],
];

/** The boundary of a control or mark: 3:1. */
const interfacePairs: readonly (readonly [mark: string, ground: string])[] = [
  ...grounds.flatMap((ground) =>
    ['edge', 'focus', 'danger-ink'].map((mark) => [mark, ground] as const),
  ),
  ['accent-ink', 'paper'],
  ['on-accent', 'accent-ink'],
];

function tooWeak(
  theme: Theme,
  pairs: readonly (readonly [string, string])[],
  least: number,
): string[] {
  const find = (name: string): Rgb => {
    const colour = theme.get(name === 'focus' ? 'accent-ink' : name);
    if (colour === undefined) throw new Error(`There is no token ${name}`);
    return colour;
  };
  return pairs.flatMap(([front, back]) => {
    const ratio = contrast(find(front), find(back));
    return ratio >= least ? [] : [`${front} on ${back} is ${ratio.toFixed(2)}`];
  });
}

describe.each(['usual', 'more contrast'] as const)('%s', (which) => {
  // With more contrast, sepia is as light as the light theme.
  const schemes: Scheme[] = which === 'usual' ? ['light', 'dark', 'sepia'] : ['light', 'dark'];

  test.each(schemes)('%s: text and interface stand out [R2.76]', (scheme) => {
    const theme = readTheme(sheets[which], scheme, ourAccent);
    expect(tooWeak(theme, textPairs, which === 'usual' ? 4.5 : 6)).toEqual([]);
    expect(tooWeak(theme, interfacePairs, 3)).toEqual([]);
  });

  test.each(schemes)('%s: whatever accent a client picks', (scheme) => {
    const weak = new Set<string>();
    for (let turn = 0; turn < 24; turn++) {
      for (const l of [0, 0.2, 0.4, 0.55, 0.7, 0.85, 1]) {
        for (const c of [0, 0.1, 0.2, 0.32]) {
          const accent = fromOklch({ l, c, h: (turn / 24) * 2 * Math.PI });
          const theme = readTheme(sheets[which], scheme, accent);
          for (const line of tooWeak(theme, textPairs, 4.5)) weak.add(line);
          for (const line of tooWeak(theme, interfacePairs, 3)) weak.add(line);
        }
      }
    }
    expect([...weak]).toEqual([]);
  });
});

test('the test reads our colours as the sheet has them', () => {
  const theme = readTheme(sheets.usual, 'light', ourAccent);
  expect(theme.get('paper')).toEqual(fromHex('#faf6ee'));
  expect(theme.size).toBeGreaterThan(18);
  const sepia = readTheme(sheets.usual, 'sepia', ourAccent);
  expect(sepia.get('paper')).toEqual(fromHex('#f3e6cd'));
  expect(sepia.get('info-ink')).toEqual(theme.get('info-ink'));
  expect(contrast(fromHex('#000000'), fromHex('#ffffff'))).toBeCloseTo(21);
});

test("a cover's type stands out from its cloth", () => {
  expect(cloths).toHaveLength(12);
  for (const { ground, foil } of cloths) {
    expect([ground, contrast(fromHex(ground), fromHex(foil)) >= 5.5]).toEqual([ground, true]);
  }
});
