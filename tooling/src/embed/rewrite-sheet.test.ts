import { describe, expect, test } from '@jest/globals';
import { rewriteSelector, rewriteSheet, rewriteValue } from './rewrite-sheet.ts';

/** Without the blanks that tell nothing. */
const flat = (css: string): string => css.replace(/\s+/g, ' ').trim();

describe('values', () => {
  test.each([
    ['1.5rem', 'calc(1.5*var(--lz-rem,16px))'],
    ['0 .25rem', '0 calc(0.25*var(--lz-rem,16px))'],
    ['-1rem', 'calc(-1*var(--lz-rem,16px))'],
    ['2REM', 'calc(2*var(--lz-rem,16px))'],
    [
      'clamp(1rem, 0.9rem + 0.18vw, 2rem)',
      'clamp(calc(1*var(--lz-rem,16px)), calc(0.9*var(--lz-rem,16px)) + 0.18cqw, calc(2*var(--lz-rem,16px)))',
    ],
    [
      'calc(100dvh - 4rem - var(--lz-hairline))',
      'calc(100cqh - calc(4*var(--lz-rem,16px)) - var(--lz-hairline))',
    ],
    ['max(10vmin, 2dvmax, 1svb, 3lvi)', 'max(10cqmin, 2cqmax, 1cqb, 3cqi)'],
    ['min(26rem, calc(100vw - 1.5em))', 'min(calc(26*var(--lz-rem,16px)), calc(100cqw - 1.5em))'],
  ])('%s', (value, expected) => expect(rewriteValue(value)).toBe(expected));

  test.each(['1px 2em', "'1rem'", 'url(data:1rem)', 'var(--rem)', 'theorem', '#1a2b3c'])(
    '%s stays',
    (value) => expect(rewriteValue(value)).toBe(value),
  );
});

describe('selectors', () => {
  test.each([
    [':root', '.lz-embed'],
    ['html', '.lz-embed'],
    ['body', '.lz-embed'],
    [':root, :host', '.lz-embed'],
    [':root, :host, [data-theme]', '.lz-embed, [data-theme]'],
    [':root:has(.header)', '.lz-embed:has(.header)'],
    ['html > .a', '.lz-embed > .a'],
    [':where(html, .b)', ':where(.lz-embed, .b)'],
  ])('%s', (selector, expected) => expect(flat(rewriteSelector(selector))).toBe(expected));

  test.each(['.body', '.html:hover', '[data-body="html"]', 'tbody', '&:focus-visible'])(
    '%s stays',
    (selector) => expect(rewriteSelector(selector)).toBe(selector),
  );
});

describe('queries', () => {
  test('of the width are of the container', () => {
    expect(rewriteSheet('@media (width < 960px) { .a { color: red } }')).toBe(
      '@container lz-place (width < 960px) { .a { color: red } }',
    );
    expect(rewriteSheet('@media (min-width: 10px) and (max-width: 20px) { .a { top: 0 } }')).toBe(
      '@container lz-place (min-width: 10px) and (max-width: 20px) { .a { top: 0 } }',
    );
  });

  test('of the device stay', () => {
    const sheet = '@media (forced-colors: active), print { .a { color: red } }';
    expect(rewriteSheet(sheet)).toBe(sheet);
  });

  test('of a mixed list are split, with their rules in both', () => {
    const sheet = ':root { @media (width < 960px), (pointer: coarse) { --lz-target: 2rem } }';
    expect(flat(rewriteSheet(sheet))).toBe(
      flat(`.lz-embed {
        @container lz-place (width < 960px) { --lz-target: calc(2*var(--lz-rem,16px)) }
        @media (pointer: coarse) { --lz-target: calc(2*var(--lz-rem,16px)) } }`),
    );
  });

  test('that cannot be split are refused', () => {
    const both = '@media (width < 960px) and (pointer: coarse) { .a { top: 0 } }';
    expect(() => rewriteSheet(both)).toThrow('use two rules');
    expect(() => rewriteSheet('@media (width < 60em) { .a { top: 0 } }')).toThrow('than px');
  });
});

test('frames of an animation keep their selectors, and layers their names', () => {
  const sheet = '@layer leeszaal.ui { @keyframes rise { from { translate: 0 1rem } } }';
  expect(rewriteSheet(sheet)).toBe(
    '@layer leeszaal.ui { @keyframes rise { from { translate: 0 calc(1*var(--lz-rem,16px)) } } }',
  );
});
