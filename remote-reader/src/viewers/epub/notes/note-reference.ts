import { EPUB } from '../sanitise/namespaces.ts';

/** What a note is called in `epub:type`, and with `doc-` before it in `role`. */
const NOTES = new Set(['footnote', 'endnote', 'rearnote']);
/** Longer than this no link is a mark alone. */
const LONGEST_MARK = 6;
/** Longer than this (“note 12”) no link to another file is looked into before it is followed. */
const LONGEST_REFERENCE = 12;
/** More text than this is a chapter, whatever leads to it. */
const LONGEST_NOTE = 20_000;
/** The number of a note, without any brackets. */
const NUMBER = /[\p{L}\p{N}]+/u;
/** A word or a number; signs alone tell nobody anything. */
const SAID = /[\p{L}\p{N}]/u;
/** What a note is the whole of, where nothing says that it is one; the nearest counts. */
const ITEM = 'li, dd, aside';
const BLOCK = 'p, div, td, blockquote';

/** What an element says it is: the words of `epub:type`, and of `role` without `doc-`. */
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

/** The nearest element, from this one upwards, that says it is a note. */
function noteAround(element: Element): Element | undefined {
  for (let at: Element | null = element; at; at = at.parentElement) if (isNote(at)) return at;
  return undefined;
}

/** Whether a link says that it leads from a note back to the text. */
export const isWayBack = (link: Element): boolean => meaningsOf(link).has('backlink');

/** Whether a link is short enough, or says enough, that it is worth a look at where it leads. */
export function mayReferToNote(link: Element): boolean {
  if (isWayBack(link)) return false;
  const { length } = link.textContent?.trim() ?? '';
  return length <= LONGEST_REFERENCE || meaningsOf(link).has('noteref');
}

/** Whether a link is a mark in smaller letters above the line, such as ¹ or *. */
function isSmallMark(link: Element): boolean {
  const { length } = link.textContent?.trim() ?? '';
  if (length === 0 || length > LONGEST_MARK) return false;
  if (link.closest('sup') ?? link.querySelector('sup')) return true;
  const view = link.ownerDocument.defaultView;
  const raised = (element: Element) => view?.getComputedStyle(element).verticalAlign === 'super';
  return raised(link) || (link.parentElement !== null && raised(link.parentElement));
}

/** A link in the text, and what it leads to. */
export interface Reference {
  readonly link: Element;
  readonly target: Element;
  /** Whether the target comes after the link, as a note does. */
  readonly isLater: boolean;
  /** What a link of the target's document leads to in the document of the reference. */
  readonly targetOfBack: (link: Element) => Element | undefined;
}

/** The whole of what stands at the target: an item of a list, a paragraph. */
function wholeOf(target: Element): Element | undefined {
  // A term is explained by what follows it.
  const term = target.closest('dt');
  const after = term?.nextElementSibling;
  if (after?.localName === 'dd') return after;
  return target.closest(ITEM) ?? target.closest(BLOCK) ?? undefined;
}

/** What says something without a word. */
const MEDIA = 'img, svg, math, picture, object, audio, video';

/** Whether two elements are the same, one within the other, or both in one paragraph. */
function belongTogether(one: Element, other: Element): boolean {
  if (one.contains(other) || other.contains(one)) return true;
  const block = one.closest(`${ITEM}, ${BLOCK}`);
  return block !== null && block === other.closest(`${ITEM}, ${BLOCK}`);
}

/**
 * Whether anything is left to be read of a note but its number, as the reference to it has it, and the way back
 * from it: some books only mark where their notes begin.
 */
function saysSomething(note: Element, { link: mark, targetOfBack }: Reference): boolean {
  if (note.querySelector(MEDIA) !== null || note.matches(MEDIA)) return true;
  let text = note.textContent ?? '';
  for (const link of note.querySelectorAll('a')) {
    const said = link.textContent?.trim() ?? '';
    const isShort = said.length <= LONGEST_MARK && targetOfBack(link) !== undefined;
    if (said !== '' && (isShort || isWayBack(link))) text = text.replace(said, '');
  }
  const number = mark.textContent?.match(NUMBER)?.[0];
  return SAID.test(number === text.match(NUMBER)?.[0] ? text.replace(NUMBER, '') : text);
}

/**
 * The note that a link in the text refers to; undefined for any other link. A link is a reference when
 * it says so, or when its target says that it is a note, or when it is a small mark above the line and
 * what it leads to leads back to it. A note that says nothing is none: it is better followed.
 */
export function noteOf(reference: Reference): Element | undefined {
  const { link, target, isLater, targetOfBack } = reference;
  if (isWayBack(link)) return undefined;
  const marked = noteAround(target);
  const note = marked ?? wholeOf(target);
  if (note === undefined || note.contains(link)) return undefined;
  if ((note.textContent?.length ?? 0) > LONGEST_NOTE) return undefined;
  if (!saysSomething(note, reference)) return undefined;
  if (marked !== undefined || meaningsOf(link).has('noteref')) return note;
  if (!isLater || !isSmallMark(link)) return undefined;
  const leadsBack = [...note.querySelectorAll('a')].some((back) => {
    const place = targetOfBack(back);
    return place !== undefined && belongTogether(place, link);
  });
  return leadsBack ? note : undefined;
}
