import { EPUB } from '../sanitise/namespaces.ts';

/** Types of notes in `epub:type`; `role` prefixes them with `doc-`. */
const NOTES = new Set(['footnote', 'endnote', 'rearnote']);
/** In characters: the longest text of a mark. */
const LONGEST_MARK = 6;
/** The longest link (“note 12”) to another file that is examined before it is followed. */
const LONGEST_REFERENCE = 12;
/** Longer targets are chapters. */
const LONGEST_NOTE = 20_000;
/** The number of a note, without brackets. */
const NUMBER = /[\p{L}\p{N}]+/u;
/** A letter or digit: punctuation alone is no text. */
const SAID = /[\p{L}\p{N}]/u;
/** Elements that may be a whole note; the nearest counts. */
const ITEM = 'li, dd, aside';
const BLOCK = 'p, div, td, blockquote';

/** The words of `epub:type`, and of `role` without `doc-`. */
function meaningsOf(element: Element): ReadonlySet<string> {
  const type = element.getAttributeNS(EPUB, 'type') ?? element.getAttribute('epub:type') ?? '';
  const role = element.getAttribute('role') ?? '';
  const words = [type, role.replaceAll('doc-', '')].join(' ').toLowerCase().split(/\s+/);
  return new Set(words.filter(Boolean));
}

const isNote = (element: Element): boolean => {
  const meanings = meaningsOf(element);
  return [...NOTES].some((note) => meanings.has(note));
};

/** The nearest ancestor, or the element itself, that is marked as a note. */
function noteAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) if (isNote(at)) return at;
  return undefined;
}

/** Whether a link is marked as leading from a note back to the text. */
export const isBacklink = (link: Element): boolean => meaningsOf(link).has('backlink');

/** Whether a link is short or marked, and so worth examining its target. */
export function mayReferToNote(link: Element): boolean {
  if (isBacklink(link)) return false;
  const { length } = link.textContent?.trim() ?? '';
  return length <= LONGEST_REFERENCE || meaningsOf(link).has('noteref');
}

/** Whether a link is a superscript mark such as ¹ or *. */
function isSmallMark(link: Element): boolean {
  const { length } = link.textContent?.trim() ?? '';
  if (length === 0 || length > LONGEST_MARK) return false;
  if (link.closest('sup') ?? link.querySelector('sup')) return true;
  const view = link.ownerDocument.defaultView;
  const raised = (element: Element) => view?.getComputedStyle(element).verticalAlign === 'super';
  return raised(link) || (link.parentElement !== null && raised(link.parentElement));
}

/** A link and its target. */
export interface Reference {
  readonly link: Element;
  readonly target: Element;
  /** Whether the target follows the link. */
  readonly isLater: boolean;
  /** The target of a link in the note, in the document of the reference. */
  readonly targetOfBack: (link: Element) => Element | undefined;
}

/** The whole item or paragraph around the target. */
function wholeOf(target: Element): Element | undefined {
  // A term is explained by the element after it.
  const term = target.closest('dt');
  const after = term?.nextElementSibling;
  if (after?.localName === 'dd') return after;
  return target.closest(ITEM) ?? target.closest(BLOCK) ?? undefined;
}

/** Content without text. */
const MEDIA = 'img, svg, math, picture, object, audio, video';

/** Whether two elements overlap or share a paragraph. */
function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const block = one.closest(`${ITEM}, ${BLOCK}`);
  return block !== null && block === other.closest(`${ITEM}, ${BLOCK}`);
}

/** Whether a note has content: some books only mark where notes begin. */
function hasContent(note: Element, { link: mark, targetOfBack }: Reference): boolean {
  if (note.querySelector(MEDIA) !== null || note.matches(MEDIA)) return true;
  let text = note.textContent ?? '';
  for (const link of note.querySelectorAll('a')) {
    const said = link.textContent?.trim() ?? '';
    const isShort = said.length <= LONGEST_MARK && targetOfBack(link) !== undefined;
    if (said !== '' && (isShort || isBacklink(link))) text = text.replace(said, '');
  }
  const number = mark.textContent?.match(NUMBER)?.[0];
  return SAID.test(number === text.match(NUMBER)?.[0] ? text.replace(NUMBER, '') : text);
}

/**
 * The note that a link refers to; undefined for any other link. A link is a reference if it or its target is
 * marked as such, or if it is a superscript mark whose target links back. An empty note is followed instead.
 */
export function noteOf(reference: Reference): Element | undefined {
  const { link, target, isLater, targetOfBack } = reference;
  if (isBacklink(link)) return undefined;
  const marked = noteAround(target);
  const note = marked ?? wholeOf(target);
  if (note === undefined || note.contains(link)) return undefined;
  if ((note.textContent?.length ?? 0) > LONGEST_NOTE) return undefined;
  if (!hasContent(note, reference)) return undefined;
  if (marked !== undefined || meaningsOf(link).has('noteref')) return note;
  if (!isLater || !isSmallMark(link)) return undefined;
  const leadsBack = [...note.querySelectorAll('a')].some((back) => {
    const place = targetOfBack(back);
    return place !== undefined && belongTogether(place, link);
  });
  return leadsBack ? note : undefined;
}
