import type { StorageArea } from '@leeszaal/shared-contracts';
import { clampScale, DEFAULT_FONT_SCALE, FONT_ZOOM } from '../viewers/zoom/zoom-steps.ts';

/** Storage key of the font size, for all books. */
const FONT_SCALE_KEY = 'reading-letters';

/** The font size that was last chosen, within its limits; else the default (`docs/decisions.md` 86). */
export function rememberedFontScale(storage: StorageArea): number {
  const fontScale = Number.parseFloat(storage.get(FONT_SCALE_KEY) ?? '');
  return Number.isFinite(fontScale) ? clampScale(fontScale, FONT_ZOOM) : DEFAULT_FONT_SCALE;
}

/** Remembers a font size for the next book. */
export function rememberFontScale(storage: StorageArea, fontScale: number): void {
  storage.set(FONT_SCALE_KEY, String(fontScale));
}
