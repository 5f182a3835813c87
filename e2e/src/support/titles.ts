/* Documents of the demonstration library that journeys read, or only find. */

/** A PDF of 310 pages, and the key of its publication. */
export const HANDBOOK = 'A Handbook of the Reading Room';
export const HANDBOOK_KEY = 'pub-handbook-of-the-reading-room';
/** A PDF of eleven plates. */
export const ATLAS = 'An Atlas of the Leeward Archipelago';
/** An EPUB in English. */
export const NOVELLA = 'The Lighthouse Index';
/** An EPUB in Arabic, from right to left. */
export const TALE = 'بيت الحكمة الصغير';
/** A fixed-layout EPUB of pictures. */
export const PICTURES = 'Egel en de winter';
/** In the catalogue, and not readable. */
export const BY_NIGHT = 'The Library at Night';
