import { type Flow, type FrameSize, strideOf } from './flow.ts';

/** The measures of a page, in CSS pixels; whole numbers, so that pages don't drift. */
export interface PageBox {
  /** Length of a line: a column's width, which is its height where lines are vertical. */
  readonly line: number;
  /** Between the lines of one page and those of the next; half of it on each side. */
  readonly gap: number;
  /** Margin across the lines: above and below, or right and left of vertical lines. */
  readonly across: number;
  /** Greatest width and height of what can't be broken. */
  readonly width: number;
  readonly height: number;
}

/** The longest line that is still easy to read, for letters of normal size. */
const LONGEST_LINE = 680;
/** Margins on a wide and on a narrow frame; between them they grow with the frame. */
const MARGIN = { least: 20, most: 56, share: 0.05 };

const margin = (length: number) =>
  Math.round(Math.min(MARGIN.most, Math.max(MARGIN.least, length * MARGIN.share)));

/**
 * The measures of a page in a frame.
 *
 * @param letters size of the letters, 1 being normal
 */
export function pageBox(flow: Flow, size: FrameSize, letters: number): PageBox {
  const stride = strideOf(flow, size);
  const longest = LONGEST_LINE * Math.max(1, letters);
  const free = stride - 2 * margin(stride);
  const gap = 2 * Math.ceil((stride - Math.min(free, longest)) / 2);
  const line = stride - gap;
  if (flow === 'downwards') {
    const across = margin(size.width);
    return { line, gap, across, width: size.width - 2 * across, height: line };
  }
  const across = margin(size.height);
  return { line, gap, across, width: line, height: size.height - 2 * across };
}
