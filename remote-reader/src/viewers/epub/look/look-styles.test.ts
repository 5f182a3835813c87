import { describe, expect, test } from '@jest/globals';
import { type ReadingLook, STANDARD_LOOK } from '../../contract/reading-look.ts';
import { framePolicy } from '../frame/frame-shell.ts';
import { lookStyles } from './look-styles.ts';
import { DEFAULT_FACES, TYPEFACE_FILES } from './typefaces.ts';

const styles = (part: Partial<ReadingLook>) => lookStyles({ ...STANDARD_LOOK, ...part });

test('where nothing is chosen nothing is taken out of the hands of the book', () => {
  expect(styles({})).toBe('');
  expect(styles({ margins: 'wide', pages: 'night' })).toBe('');
});

test('what is chosen is stronger than any rule of the book [R2.73]', () => {
  for (const part of [{ theme: 'night' }, { typeface: 'serif' }, { spacing: 'loose' }] as const) {
    const css = styles(part);
    expect(css).toContain('@layer leeszaal-look {');
    const declarations = css.slice(css.indexOf('@layer')).match(/[\w-]+: [^;{}]+;/g) ?? [];
    expect(declarations.length).toBeGreaterThan(0);
    for (const declaration of declarations) expect(declaration).toContain('!important');
  }
});

describe('a theme', () => {
  test.each(['sepia', 'night'] as const)('%s recolours text, but no picture [R2.75]', (theme) => {
    const css = styles({ theme });
    expect(css).toMatch(/body :not\([^)]*img, svg, svg \*, video/);
    expect(css).not.toContain('invert');
  });

  test('the night puts a light sheet behind drawings on a transparent ground [R2.75]', () => {
    expect(styles({ theme: 'night' })).toMatch(
      /img, svg:not\(:has\(image\)\) \{[^}]*background-color/,
    );
    expect(styles({ theme: 'sepia' })).not.toContain('svg:not(:has(image))');
  });
});

describe('a typeface', () => {
  test('is loaded only when it is chosen, beyond those that every book may be shown in [R2.79]', () => {
    expect(styles({ theme: 'night' })).not.toContain('@font-face');
    expect(styles({ typeface: 'serif' })).not.toContain('@font-face');
    expect(DEFAULT_FACES).not.toContain('opendyslexic');
    const css = styles({ typeface: 'dyslexic' });
    expect(css.match(/@font-face/g)).toHaveLength(4);
    expect(css).toContain('opendyslexic-latin-700-italic.woff2');
  });

  test('leaves code, formulas and drawings their own letters', () => {
    expect(styles({ typeface: 'sans' })).toMatch(/:not\(pre, pre \*, code.*math, math \*, svg/);
  });

  test('may be loaded by the frames, by its address and no other of the portal [R2.79]', () => {
    const fonts = framePolicy('https://library.example/api/appearances/d/')
      .split('; ')
      .find((rule) => rule.startsWith('font-src'));
    expect(fonts?.split(' ').slice(1)).toEqual([
      'https://library.example/api/appearances/d/',
      'data:',
      ...TYPEFACE_FILES,
    ]);
    for (const [, url] of DEFAULT_FACES.matchAll(/src: url\("([^"]+)"/g))
      expect(fonts).toContain(url);
  });
});

test('the space between lines grows', () => {
  const heights = (['tight', 'medium', 'loose'] as const).map((spacing) =>
    Number(/body \{ line-height: ([\d.]+)/.exec(styles({ spacing }))?.[1]),
  );
  expect(heights).toEqual([...heights].sort((a, b) => a - b));
  expect(new Set(heights).size).toBe(3);
});
