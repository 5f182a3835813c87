import type { ReadingLook } from '../../contract/reading-look.ts';
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

type Margins = ReadingLook['margins'];

/** The longest line that is still easy to read, for letters of normal size. */
const LONGEST_LINE: Record<Margins, number> = { narrow: 880, medium: 680, wide: 520 };
/** Margins on a wide and on a narrow frame; between them they grow with the frame. */
const MARGIN: Record<Margins, { least: number; most: number; share: number }> = {
  narrow: { least: 10, most: 28, share: 0.025 },
  medium: { least: 20, most: 56, share: 0.05 },
  wide: { least: 40, most: 96, share: 0.1 },
};

function margin(length: number, margins: Margins): number {
  const { least, most, share } = MARGIN[margins];
  return Math.round(Math.min(most, Math.max(least, length * share)));
}

/**
 * The measures of a page in a frame.
 *
 * @param letters size of the letters, 1 being normal
 * @param margins that the person has chosen
 */
export function pageBox(flow: Flow, size: FrameSize, letters: number, margins: Margins): PageBox {
  const stride = strideOf(flow, size);
  const longest = LONGEST_LINE[margins] * Math.max(1, letters);
  const free = stride - 2 * margin(stride, margins);
  const gap = 2 * Math.ceil((stride - Math.min(free, longest)) / 2);
  const line = stride - gap;
  if (flow === 'downwards') {
    const across = margin(size.width, margins);
    return { line, gap, across, width: size.width - 2 * across, height: line };
  }
  const across = margin(size.height, margins);
  return { line, gap, across, width: line, height: size.height - 2 * across };
}
