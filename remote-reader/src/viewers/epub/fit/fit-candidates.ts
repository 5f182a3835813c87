import { HTML } from '../sanitise/namespaces.ts';

/** The boxes of a segment that may need a mark, by what they are. */
export interface Candidates {
  readonly scrolled: HTMLElement[];
  readonly clipped: HTMLElement[];
  readonly whole: HTMLElement[];
  readonly unwrapped: HTMLElement[];
  readonly outdented: HTMLElement[];
  readonly placed: HTMLElement[];
  readonly all: HTMLElement[];
  /** What is moved from its place, up or far down. */
  readonly moved: HTMLElement[];
  /** Rows whose boxes all stand in one. */
  readonly rows: HTMLElement[];
  /** What is something to see without a text or a picture of its own. */
  readonly painted: HTMLElement[];
  /** With how much free space they ask for beside them, in CSS pixels at the size of the letters. */
  readonly spacious: (readonly [HTMLElement, number])[];
}

const isOutdented = ({
  display,
  marginInlineStart,
  textIndent,
  position,
  insetInlineStart,
}: CSSStyleDeclaration) =>
  marginInlineStart.startsWith('-') ||
  // Within a line everything has the indent of its paragraph.
  (display !== 'inline' && textIndent.startsWith('-')) ||
  (position === 'relative' && insetInlineStart.startsWith('-'));

const isMoved = ({ marginBlockStart, position, insetBlockStart }: CSSStyleDeclaration) =>
  marginBlockStart.startsWith('-') ||
  (position === 'relative' && insetBlockStart !== 'auto' && insetBlockStart !== '0px');

const pixels = (length: string) =>
  length.endsWith('px') ? Math.max(0, Number.parseFloat(length)) : 0;

const freeSpace = (style: CSSStyleDeclaration) =>
  pixels(style.marginInlineStart) +
  pixels(style.marginInlineEnd) +
  pixels(style.paddingInlineStart) +
  pixels(style.paddingInlineEnd);

/** What ends after so many lines, or is parted in columns, may hold more than is seen of it. */
const isHeld = ({ columnCount, columnWidth, webkitLineClamp }: CSSStyleDeclaration) =>
  columnCount !== 'auto' ||
  columnWidth !== 'auto' ||
  (webkitLineClamp !== 'none' && webkitLineClamp !== '');

/** Fields of a form, and what is a window on something else. */
const FIELDS = new Set(['input', 'textarea', 'select', 'button', 'canvas', 'object', 'embed']);

/** Less free space beside a box than this fits on any page. */
const LITTLE_SPACE = 150;
/** In a longer segment only what matters most is looked at: each question to a style takes its time. */
const LONG = 5_000;

/**
 * Looks through a segment.
 *
 * @param body in its frame, with the book's own styles in force
 */
export function findCandidates(body: HTMLElement): Candidates {
  const found: Candidates = {
    scrolled: [],
    clipped: [],
    whole: [],
    unwrapped: [],
    outdented: [],
    placed: [],
    all: [],
    moved: [],
    rows: [],
    painted: [],
    spacious: [],
  };
  const inTables = new Set(body.querySelectorAll('table, table *'));
  const elements = body.querySelectorAll<HTMLElement>('*');
  const isLong = elements.length > LONG;
  for (const element of elements) {
    if (element.namespaceURI !== HTML) continue;
    const style = getComputedStyle(element);
    const { overflow, display, whiteSpace, position } = style;
    if (/auto|scroll/.test(overflow)) found.scrolled.push(element);
    else if (overflow.includes('hidden') || (!isLong && isHeld(style))) found.clipped.push(element);
    if (display.startsWith('inline-')) found.whole.push(element);
    if (whiteSpace === 'nowrap' || whiteSpace === 'pre') found.unwrapped.push(element);
    if (isOutdented(style)) found.outdented.push(element);
    if (position === 'absolute') found.placed.push(element);
    if (!inTables.has(element) && display !== 'inline') found.all.push(element);
    if (isLong) continue;
    if (isMoved(style)) found.moved.push(element);
    if (style.backgroundImage.includes('url(') || FIELDS.has(element.localName)) {
      found.painted.push(element);
    }
    if (/(?:flex|grid)$/.test(display)) found.rows.push(element);
    const space = freeSpace(style);
    if (space > LITTLE_SPACE) found.spacious.push([element, space]);
  }
  return found;
}

/** Sheets in which nothing is turned or shifted hold none of these. */
const TRANSFORMS = /transform|rotate|translate|scale/i;

/**
 * What a book turns, shifts or enlarges after it has its place. A browser tells so only of what it
 * displays, so this is asked for later than the others, and of no long segment.
 *
 * @param body in its frame, displayed
 * @param styles of the book
 */
export function findTransformed(
  body: HTMLElement,
  styles: readonly { readonly css: string }[],
): readonly HTMLElement[] {
  const isLikely = styles.some(({ css }) => TRANSFORMS.test(css));
  const elements = body.querySelectorAll<HTMLElement>(isLikely ? '*' : '[style*="transform"]');
  if (elements.length > LONG) return [];
  return [...elements].filter(
    (element) => element.namespaceURI === HTML && getComputedStyle(element).transform !== 'none',
  );
}
