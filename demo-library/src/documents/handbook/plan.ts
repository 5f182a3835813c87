/** A chapter: the file of its text, and its title; numbers follow from the order. */
export interface Chapter {
  readonly title: string;
  /** What the running head says when the title is too long for it. */
  readonly head?: string;
}

/** A part of the handbook. */
export interface Part {
  readonly title: string;
  readonly motto: string;
  readonly chapters: readonly Chapter[];
}

/** The handbook's plan: six parts, thirty-six chapters. */
export const PARTS: readonly Part[] = [
  {
    title: 'The room',
    motto: 'How people came to sit down together in silence, and who paid for the chairs.',
    chapters: [
      { title: 'The House of Tablets' },
      { title: 'Chains, Lamps and Ladders' },
      { title: 'The Public’s Room' },
      { title: 'The Room without Walls' },
    ],
  },
  {
    title: 'The order',
    motto: 'How to find a thing again, and how to be sure that it isn’t there.',
    chapters: [
      { title: 'What a Catalogue Promises' },
      { title: 'The Arrangement of Knowledge' },
      { title: 'Names and Their Trouble' },
      { title: 'The Alphabet Is Not a Law' },
    ],
  },
  {
    title: 'The page',
    motto: 'What is looked at for hours and should not be noticed.',
    chapters: [
      { title: 'From Hand to Press' },
      { title: 'Letters at Work' },
      { title: 'Paper, Ink and Thread' },
      { title: 'The Page on Glass' },
    ],
  },
  {
    title: 'The keeping',
    motto: 'What happens to books when nobody is doing anything to them.',
    chapters: [
      { title: 'Slow Fires' },
      { title: 'Light, Water and Heat' },
      { title: 'The Reader’s Contract' },
    ],
  },
  {
    title: 'Tables for the desk',
    motto: 'To be opened anywhere, with a ruler.',
    chapters: [
      { title: 'A Perpetual Calendar' },
      { title: 'Easter and the Movable Year' },
      { title: 'Calendars in Concordance' },
      { title: 'Daylight in the Reading Room' },
      { title: 'A Classification for a Small Library', head: 'A Classification' },
      { title: 'Author Marks' },
      { title: 'Shelves, Loads and Runs' },
      { title: 'Air and Paper' },
      { title: 'Formats and Sheets' },
      { title: 'Points, Lines and Characters' },
      { title: 'Numerals' },
      { title: 'The Arithmetic of the ISBN' },
      { title: 'Alphabets and Transliterations' },
      { title: 'Characters and Their Numbers' },
      { title: 'Measures and Conversions' },
      { title: 'Dates Due' },
    ],
  },
  {
    title: 'Words and works',
    motto: 'What things are called, when they happened, and what to read next.',
    chapters: [
      { title: 'A Glossary' },
      { title: 'The Glossary in Four Languages' },
      { title: 'Abbreviations' },
      { title: 'A Chronology' },
      { title: 'A Reading List' },
    ],
  },
];

/** The name of a chapter's file, and of the place where it begins. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll('’', '')
    .replace(/[^a-z]+/g, '-');
}
