import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

const read = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const COLOUR = /--lz-[\w-]+: light-dark\([^()]+\);/g;

/** Colours in the usual look, and in the one of more contrast. */
function coloursOf(sheet: string): readonly Set<string>[] {
  const usual = sheet.indexOf('@media (prefers-contrast: more)');
  return [sheet.slice(0, usual), sheet.slice(usual)].map(
    (part) => new Set(part.match(COLOUR) ?? []),
  );
}

// The server imports nothing of the design system: these pages stand without a script, and copy what they need.
test('the sign-in pages have the colours of the portal, in either contrast', () => {
  const portal = coloursOf(read('../../../../shared-ui/src/styles/tokens.css'));
  const pages = coloursOf(read('./page.css'));
  for (const [index, colours] of pages.entries()) {
    expect(colours.size).toBeGreaterThan(5);
    expect([...colours].filter((colour) => !portal[index]?.has(colour))).toEqual([]);
  }
  // Which of them a button has; the accent's ink is for text and lines.
  expect(read('./page.css')).toMatch(/\.action \{[^}]*background: var\(--lz-accent-fill\)/);
});
