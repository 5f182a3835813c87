import { FIRST_FONTS } from '@leeszaal/shared-ui/styles/first-fonts.ts';

/**
 * Fetches the web fonts once the code of the first screen has come, which they would hold up: they weigh as
 * much. Only when they are here is the text set in them; until then, and without them, it stands in the fallbacks
 * of their metrics, and nothing moves. To let the text ask for them would lay everything out one time more, just
 * as that screen comes to stand.
 */
export async function bringFonts(): Promise<void> {
  await Promise.all(FIRST_FONTS.map(preload));
  delete document.documentElement.dataset['fonts'];
}

/** Resolves also where it does not come: then the text asks once more. */
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
