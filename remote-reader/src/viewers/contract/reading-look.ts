import * as v from 'valibot';

/** The ground that the text of an EPUB stands on. */
export const THEMES = ['paper', 'sepia', 'night'] as const;
/** What the letters of an EPUB look like; `published` leaves that to the book. */
export const TYPEFACES = ['published', 'serif', 'sans', 'dyslexic'] as const;
/** The space between the lines of an EPUB. */
export const SPACINGS = ['published', 'tight', 'medium', 'loose'] as const;
/** The space beside the text of an EPUB. */
export const MARGINS = ['narrow', 'medium', 'wide'] as const;
/** How pages are shown that have a look of their own: as they are, or for the eyes of the night. */
export const PAGE_LIGHTS = ['day', 'night'] as const;

/** What is not known, for instance what a newer version has kept, is as it was without any choice. */
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

/** How a person likes to read, in every book (`docs/behaviour.md`, Beyond). */
export type ReadingLook = Readonly<v.InferOutput<typeof lookSchema>>;

/** Reads what may be a look; what can't be read in it is as nobody has chosen. */
export const readLook = (value: unknown): ReadingLook => v.parse(lookSchema, value);

/** The look that nobody has chosen: the book's own. */
export const STANDARD_LOOK: ReadingLook = readLook({});
