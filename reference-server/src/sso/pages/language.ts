/** The languages of the sign-in pages; the first is the default (`docs/behaviour.md` C9). */
export const PAGE_LANGUAGES = ['nl', 'en', 'de', 'fr'] as const;

/** A language of the sign-in pages. */
export type PageLanguage = (typeof PAGE_LANGUAGES)[number];

const [DEFAULT] = PAGE_LANGUAGES;

function known(tag: string | undefined): PageLanguage | undefined {
  const prefix = tag?.trim().slice(0, 2).toLowerCase();
  return PAGE_LANGUAGES.find((language) => language === prefix);
}

/** The language of a page: the requested one, else the browser's preferred one, else Dutch. */
export function pageLanguage(
  lang: string | undefined,
  acceptLanguage: string | undefined,
): PageLanguage {
  const preferred = (acceptLanguage ?? '')
    .split(',')
    .map((entry) => {
      const [tag, quality] = entry.split(/;\s*q=/);
      return { language: known(tag), quality: quality === undefined ? 1 : Number(quality) };
    })
    .sort((a, b) => b.quality - a.quality)
    .find(({ language, quality }) => language !== undefined && quality > 0);
  return known(lang) ?? preferred?.language ?? DEFAULT;
}
