import { type AppearanceMetadata, formatOf, type PageTheme } from '@leeszaal/shared-contracts';
import type { ReadingLook } from '../viewers/contract/reading-look.ts';

/** The theme of the screen around a document: that of its pages. Undefined for pages as published. */
export function themeOfLook(
  { theme, pages }: ReadingLook,
  { appearance, spine }: Pick<AppearanceMetadata, 'appearance' | 'spine'>,
): PageTheme | undefined {
  const hasOwnPages =
    formatOf(appearance.mimeType) === 'pdf' ||
    (spine ?? []).every(({ layout }) => layout === 'fixed');
  if (hasOwnPages) return pages === 'night' ? 'dark' : undefined;
  if (theme === 'paper') return undefined;
  return theme === 'night' ? 'dark' : theme;
}
