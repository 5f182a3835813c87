import { arabicTale } from './arabic-tale/arabic-tale.ts';
import { atlas } from './atlas/atlas.ts';
import type { DocumentMaker } from './demo-document.contract.ts';
import { guide } from './guide/guide.ts';
import { handbook } from './handbook/handbook.ts';
import { lostBooks } from './lost-books/lost-books.ts';
import { novella } from './novella/novella.ts';
import { offprints } from './offprints/offprints.ts';
import { patterns } from './patterns/patterns.ts';
import { pictureBook } from './picture-book/picture-book.ts';
import { terms } from './terms/terms.ts';

/** Every readable document of the demonstration library. */
export const documentMakers: readonly DocumentMaker[] = [
  handbook,
  novella,
  patterns,
  pictureBook,
  arabicTale,
  lostBooks,
  guide,
  atlas,
  ...offprints,
  ...terms,
];
