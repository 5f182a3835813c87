import * as v from 'valibot';

/** Colours of an EPUB's pages. */
export const THEMES = ['paper', 'sepia', 'night'] as const;
/** Typefaces of an EPUB; `published` keeps the book's own. */
export const TYPEFACES = ['published', 'serif', 'sans', 'dyslexic'] as const;
/** Line spacing of an EPUB. */
export const SPACINGS = ['published', 'tight', 'medium', 'loose'] as const;
/** Margins of an EPUB. */
export const MARGINS = ['narrow', 'medium', 'wide'] as const;
/** Colours of pages with a layout of their own (PDF, fixed-layout EPUB). */
export const PAGE_LIGHTS = ['day', 'night'] as const;

/** Unknown values, for instance of a newer version, become the default. */
const lookSchema = v.fallback(
  v.object({
    theme: v.fallback(v.picklist(THEMES), 'paper'),
    typeface: v.fallback(v.picklist(TYPEFACES), 'published'),
    spacing: v.fallback(v.picklist(SPACINGS), 'published'),
    margins: v.fallback(v.picklist(MARGINS), 'medium'),
    pages: v.fallback(v.picklist(PAGE_LIGHTS), 'day'),
  }),
  { theme: 'paper', typeface: 'published', spacing: 'published', margins: 'medium', pages: 'day' },
);

/** How a person prefers to read, in every book (`docs/behaviour.md`, Beyond). */
export type ReadingLook = Readonly<v.InferOutput<typeof lookSchema>>;

/** Parses a stored look; invalid parts become the default. */
export const readLook = (value: unknown): ReadingLook => v.parse(lookSchema, value);

/** The default look: the book's own. */
export const STANDARD_LOOK: ReadingLook = readLook({});
