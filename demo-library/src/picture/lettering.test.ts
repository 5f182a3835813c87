import { expect, test } from '@jest/globals';
import { loadFaces } from '../pdf/face.ts';
import { lettering } from './lettering.ts';
import type { Point } from './svg.ts';

const SIZE = 62;

/** Where each step of a path ends. */
function ends(path: string): readonly Point[] {
  let here: Point = [0, 0];
  let start: Point = here;
  return [...path.matchAll(/([Mmlqcz])([^Mmlqcz]*)/g)].map(([, step = '', written = '']) => {
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number);
    const [x = 0, y = 0] = numbers.slice(-2);
    here = step === 'M' ? [x, y] : step === 'z' ? start : [here[0] + x, here[1] + y];
    if (step === 'm') start = here;
    return here;
  });
}

test('a letter is drawn where it stands, and written the same wherever that is', async () => {
  const { serif } = await loadFaces();
  const drawn = lettering('&&', 100, 200, { face: serif, size: SIZE, fill: '#000' });
  const path = / d="([^"]+)"/.exec(drawn)?.[1] ?? '';
  const [, first = '', second = ''] = path.split(/M[^a-z]+/);
  expect(first).toBe(second);

  const [glyph] = serif.shape('&', 'text').glyphs;
  const scale = SIZE / serif.font.unitsPerEm;
  const expected = serif.font
    .getGlyph(glyph?.id ?? 0)
    ?.path.commands.filter(({ command }) => command !== 'closePath')
    .map(({ args }) => args.slice(-2))
    .map(([x = 0, y = 0]) => [100 + x * scale, 200 - y * scale]);
  const found = ends(`M100 200${first.replaceAll('z', '')}`).slice(1);
  expect(found).toHaveLength(expected?.length ?? 0);
  for (const [at, place] of found.entries()) {
    for (const axis of [0, 1] as const) {
      expect(Math.abs(place[axis] - (expected?.[at]?.[axis] ?? Number.NaN))).toBeLessThan(0.06);
    }
  }
});
