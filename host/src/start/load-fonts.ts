import { FIRST_FONTS } from '@leeszaal/shared-ui/first-fonts';

/**
 * Loads the web fonts after the code and pictures of the first screen, which they would delay: they are as large. Until
 * all of them have loaded, text uses local fallbacks of the same metrics, so nothing moves. Fonts that load
 * with the text would cost another layout just as the screen renders.
 */
export async function loadFonts(): Promise<void> {
  await Promise.all(FIRST_FONTS.map(preload));
  delete document.documentElement.dataset['fonts'];
}

/** Resolves also after a failure: the text then requests the font itself. */
function preload(href: string): Promise<void> {
  return new Promise((resolve) => {
    const link = Object.assign(document.createElement('link'), {
      rel: 'preload',
      as: 'font',
      crossOrigin: 'anonymous',
      href,
      onload: () => resolve(),
      onerror: () => resolve(),
    });
    document.head.append(link);
  });
}
