import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const COLOUR = /--lz-[\w-]+: (?:light-dark\([^;]+\)|#\w+);/g;

/** Colours of the default theme, and of high contrast. */
function coloursOf(sheet: string): readonly Set<string>[] {
  const usual = sheet.indexOf('@media (prefers-contrast: more)');
  return [sheet.slice(0, usual), sheet.slice(usual)].map(
    (part) => new Set((part.match(COLOUR) ?? []).map((colour) => colour.replace(/\s+/g, ' '))),
  );
}

// These pages have no scripts and copy the design tokens, since the server does not import the design system.
test('the sign-in pages have the colours of the portal, in either contrast', () => {
  const portal = coloursOf(read('../../../../shared-ui/src/styles/tokens.css'));
  const pages = coloursOf(read('./styles/page.css'));
  for (const [index, colours] of pages.entries()) {
    expect(colours.size).toBeGreaterThan(5);
    expect([...colours].filter((colour) => !portal[index]?.has(colour))).toEqual([]);
  }
  // Colours of a button; the accent's ink is for text and lines.
  expect(read('./styles/forms.css')).toMatch(/\.action \{[^}]*background: var\(--lz-accent-fill\)/);
});
