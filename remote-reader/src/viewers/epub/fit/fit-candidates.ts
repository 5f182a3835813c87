import { HTML } from '../sanitise/namespaces.ts';

/** The boxes of a segment that may need a mark, by kind. */
export type Candidates = ReturnType<typeof noCandidates>;

const noCandidates = () => ({
  scrolled: [] as HTMLElement[],
  clipped: [] as HTMLElement[],
  whole: [] as HTMLElement[],
  unwrapped: [] as HTMLElement[],
  outdented: [] as HTMLElement[],
  placed: [] as HTMLElement[],
  all: [] as HTMLElement[],
  /** Moved up or far down. */
  moved: [] as HTMLElement[],
  /** Rows that do not wrap. */
  rows: [] as HTMLElement[],
  /** Visible without text or picture of their own. */
  painted: [] as HTMLElement[],
  /** With the free space beside them, in CSS pixels at normal font size. */
  spacious: [] as (readonly [HTMLElement, number])[],
});

const isOutdented = ({
  display,
  marginInlineStart,
  textIndent,
  position,
  insetInlineStart,
}: CSSStyleDeclaration) =>
  marginInlineStart.startsWith('-') ||
  // Inline elements inherit the indent of their paragraph.
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

/** Line clamps and columns may hide content. */
const mayHideContent = ({ columnCount, columnWidth, webkitLineClamp }: CSSStyleDeclaration) =>
  columnCount !== 'auto' ||
  columnWidth !== 'auto' ||
  (webkitLineClamp !== 'none' && webkitLineClamp !== '');

/** Form fields and embedded content. */
const FIELDS = new Set(['input', 'textarea', 'select', 'button', 'canvas', 'object', 'embed']);

/** In CSS pixels; less free space fits on any page. */
const LITTLE_SPACE = 150;
/** Longer segments are examined less: each computed style takes time. */
const LONG = 5_000;

/**
 * Finds the candidates of a segment.
 *
 * @param body in its frame, with the book's styles applied
 */
export function findCandidates(body: HTMLElement): Candidates {
  const found = noCandidates();
  const inTables = new Set(body.querySelectorAll('table, table *'));
  const elements = body.querySelectorAll<HTMLElement>('*');
  const isLong = elements.length > LONG;
  for (const element of elements) {
    if (element.namespaceURI !== HTML) continue;
    const style = getComputedStyle(element);
    const { overflow, display, whiteSpace, position } = style;
    if (/auto|scroll/.test(overflow)) found.scrolled.push(element);
    else if (overflow.includes('hidden') || (!isLong && mayHideContent(style)))
      found.clipped.push(element);
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

/** Occurs in every style sheet that transforms anything. */
const TRANSFORMS = /transform|rotate|translate|scale/i;

/**
 * Finds transformed elements. Browsers compute transforms of displayed elements only, so this runs later than
 * {@link findCandidates}, and not in long segments.
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
