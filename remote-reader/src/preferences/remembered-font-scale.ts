import type { StorageArea } from '@leeszaal/shared-contracts';
import { clampScale, DEFAULT_LETTERS, LETTER_ZOOM } from '../viewers/zoom/zoom-steps.ts';

/** Storage key of the font size, for all books. */
const LETTERS_KEY = 'reading-letters';

/** The font size that was last chosen, within its limits; else the default (`docs/decisions.md` 86). */
export function rememberedLetters(storage: StorageArea): number {
  const letters = Number.parseFloat(storage.get(LETTERS_KEY) ?? '');
  return Number.isFinite(letters) ? clampScale(letters, LETTER_ZOOM) : DEFAULT_LETTERS;
}

/** Remembers a font size for the next book. */
export function rememberLetters(storage: StorageArea, letters: number): void {
  storage.set(LETTERS_KEY, String(letters));
}
