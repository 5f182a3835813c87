import type { View } from '../../viewers/contract/viewer.contract.ts';

const NOTHING = {
  firstPage: false,
  lastPage: false,
  previousPage: false,
  nextPage: false,
  previousChapter: false,
  nextChapter: false,
  zoomIn: false,
  zoomOut: false,
};

/** The view of a page in a document of 100 pages. */
export const viewAt = (page: number, place = `${page}.pdf`): View => ({
  place,
  page,
  pageCount: 100,
  turn: page,
  pageLabel: undefined,
  entry: undefined,
  file: `${page}.pdf`,
  progress: page / 100,
  scale: 1,
  fits: true,
  can: { ...NOTHING, previousPage: page > 1 },
});
