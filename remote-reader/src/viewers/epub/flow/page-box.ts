import type { ReadingLook } from '../../contract/reading-look.ts';
import type { Size } from '../../zoom/strip-scale.ts';
import { type Flow, strideOf } from './flow.ts';

/** The dimensions of a page, in whole CSS pixels, so that no rounding error adds up. */
export interface PageBox {
  /** Length of a line, which is the width of a column; its height if lines are vertical. */
  readonly line: number;
  /** Between the lines of two pages; half of it on each side. */
  readonly gap: number;
  /** Margin across the lines: above and below, or left and right of vertical lines. */
  readonly across: number;
  /** Greatest size of unbreakable content. */
  readonly width: number;
  readonly height: number;
}

type Margins = ReadingLook['margins'];

/** The longest readable line at normal font size. */
const LONGEST_LINE: Record<Margins, number> = { narrow: 880, medium: 680, wide: 520 };
/** Least and greatest margin; between them, a share of the frame. */
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
 * The dimensions of a page in a frame.
 *
 * @param fontScale font size, 1 being normal
 */
export function pageBox(flow: Flow, size: Size, fontScale: number, margins: Margins): PageBox {
  const stride = strideOf(flow, size);
  const longest = LONGEST_LINE[margins] * Math.max(1, fontScale);
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
