import { expect, test } from '@jest/globals';
import { pageBox } from '../flow/page-box.ts';
import { fixedStyles, pagedStyles } from './page-styles.ts';

const SIZE = { width: 390, height: 700 };
const PAGED = pagedStyles(
  { flow: 'rightwards', writingMode: 'horizontal-tb', direction: 'ltr' },
  SIZE,
  pageBox('rightwards', SIZE, 1, 'medium'),
  1,
);

test.each([
  ['text', PAGED],
  ['fixed pages', fixedStyles(SIZE)],
])(
  'nothing moves in %s with reduced motion, and what comes by a motion has come [R2.63]',
  (_, css) => {
    const sheet = document.createElement('style');
    sheet.textContent = css;
    document.head.append(sheet);
    const media = [...(sheet.sheet?.cssRules ?? [])].filter((rule) => 'media' in rule);
    const still = media.find(({ cssText }) => cssText.includes('(prefers-reduced-motion: reduce)'));
    const [rule] = (still as CSSMediaRule | undefined)?.cssRules ?? [];
    const { style } = rule as CSSStyleRule;
    for (const kind of ['animation', 'transition']) {
      expect(style.getPropertyValue(`${kind}-duration`)).toBe('1ms');
      expect(style.getPropertyPriority(`${kind}-duration`)).toBe('important');
      expect(style.getPropertyValue(`${kind}-delay`)).toBe('0s');
    }
    expect(style.getPropertyValue('animation-iteration-count')).toBe('1');
    sheet.remove();
  },
);
