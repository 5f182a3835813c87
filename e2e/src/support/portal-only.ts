/** A journey of the reader that an institution's page does not have. */
export interface PortalOnly {
  /** The title, or its end, without the numbers of statements. */
  readonly title: string;
  /** Why it does not apply there. */
  readonly reason: string;
}

const results = 'It begins in the results page, which an institution has of its own.';
const history =
  "The address and the history are the institution's: the reader adds no entry to them.";

/** The journeys of `journeys/reader` that the project `embed` leaves out. All others run in both places. */
export const PORTAL_ONLY: readonly PortalOnly[] = [
  {
    title: 'a phrase of a PDF shows its page and line, and opens there with the hit marked',
    reason: results,
  },
  { title: 'a word of an EPUB opens on the page of its chapter where it stands', reason: results },
  { title: 'what only a description has shows no line', reason: results },
  {
    title:
      'a book that opens with a long chapter shows its beginning, which can be read aloud and enlarged',
    reason: results,
  },
  {
    title: 'a place in the address that does not exist opens the document where it begins',
    reason:
      'The address of the page says nothing of the place. `goTo` rejects (embed/element.spec.ts).',
  },
  {
    title: 'a person whose address has tokens reads at once, and none of them stay in the address',
    reason: 'Tokens come from `tokenProvider`, never from an address.',
  },
  {
    title: 'signing out from the reader gives the document back first',
    reason: 'People sign out of the institution, which then removes the element.',
  },
  {
    title: 'an author in the details leads to results',
    reason: 'There are no results to lead to: the author is text.',
  },
  {
    title: "a link in the text is a jump: the browser's Back leads to it, Forward to its target",
    reason: history,
  },
  {
    title:
      "an entry of the contents, a thumbnail and a hit are jumps: the browser's Back undoes each",
    reason: history,
  },
  {
    title: "going to the beginning is a jump: the browser's Back undoes it, also after a reload",
    reason: history,
  },
  {
    title: 'the forms of a publication can be chosen on a telephone',
    reason: 'The element names a document, not a publication.',
  },
];

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The titles as patterns, for `grepInvert`. */
export const PORTAL_ONLY_TITLES: readonly RegExp[] = PORTAL_ONLY.map(
  ({ title }) => new RegExp(escaped(title)),
);
