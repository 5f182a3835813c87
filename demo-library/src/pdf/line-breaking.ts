/** An unbreakable unit: a word, or a part of one before a break. Widths are in points. */
export interface Box<Content> {
  readonly content: Content;
  readonly width: number;
  /** The space that follows when the line goes on; 0 after a hyphen or a dash within a word. */
  readonly space: number;
  /** How far its last character may hang over the right edge. */
  readonly overhang: number;
}

/** A line of a paragraph: its boxes, and the change of each space (points). */
export interface Line<Content> {
  readonly boxes: readonly Box<Content>[];
  readonly spaceChange: number;
}

/** How much a space may grow or shrink, as shares of itself, and the limit of too loose lines. */
const STRETCH = 0.6;
const SHRINK = 0.28;
const LOOSEST = 3.2;

interface Measure {
  readonly natural: number;
  readonly spaces: number;
}

function measure<Content>(boxes: readonly Box<Content>[], from: number, to: number): Measure {
  let natural = 0;
  let spaces = 0;
  for (let at = from; at < to; at += 1) {
    const box = boxes[at];
    if (box === undefined) break;
    natural += box.width;
    if (at < to - 1) {
      natural += box.space;
      spaces += box.space;
    } else natural -= box.overhang;
  }
  return { natural, spaces };
}

/** Demerits of a line that must become `width` wide; infinite when it can't. */
function demerits({ natural, spaces }: Measure, width: number, last: boolean): number {
  const missing = width - natural;
  if (last && missing >= 0) return missing > width * 0.86 ? 60 : 0;
  const room = missing >= 0 ? spaces * STRETCH : spaces * SHRINK;
  const ratio =
    room === 0 ? (Math.abs(missing) < 0.01 ? 0 : Number.POSITIVE_INFINITY) : missing / room;
  if (ratio < -1) return Number.POSITIVE_INFINITY;
  const badness = 100 * Math.abs(ratio) ** 3 + (ratio > LOOSEST ? 20_000 : 0);
  return (10 + badness) ** 2;
}

/**
 * Breaks a paragraph into lines by choosing all breaks together, so that no line is much looser than
 * it has to be. Nothing is hyphenated, which keeps every word whole for those who search.
 *
 * @param widthOf the width of the line with that number, counted from 0, in points.
 * @param justified false leaves the right edge ragged and spaces as they are.
 */
export function breakLines<Content>(
  boxes: readonly Box<Content>[],
  widthOf: (line: number) => number,
  justified = true,
): Line<Content>[] {
  if (!justified) return breakFirstFit(boxes, widthOf);
  const best: { cost: number; from: number; line: number }[] = [{ cost: 0, from: 0, line: 0 }];
  for (let to = 1; to <= boxes.length; to += 1) {
    let chosen = {
      cost: Number.POSITIVE_INFINITY,
      from: to - 1,
      line: (best[to - 1]?.line ?? 0) + 1,
    };
    for (let from = to - 1; from >= 0; from -= 1) {
      const before = best[from];
      if (before === undefined) continue;
      const width = widthOf(before.line);
      const size = measure(boxes, from, to);
      if (size.natural - size.spaces * SHRINK > width && from < to - 1) break;
      const cost = before.cost + Math.min(demerits(size, width, to === boxes.length), 1e9);
      if (cost < chosen.cost) chosen = { cost, from, line: before.line + 1 };
    }
    best[to] = chosen;
  }
  const lines: Line<Content>[] = [];
  for (let to = boxes.length; to > 0; ) {
    const step = best[to];
    if (step === undefined) break;
    const { natural, spaces } = measure(boxes, step.from, to);
    const missing = widthOf(step.line - 1) - natural;
    const count = countSpaces(boxes, step.from, to);
    const loose = to === boxes.length && missing > 0;
    const spaceChange = loose || count === 0 ? 0 : Math.max(missing, -spaces * SHRINK) / count;
    lines.unshift({ boxes: boxes.slice(step.from, to), spaceChange });
    to = step.from;
  }
  return lines;
}

function countSpaces<Content>(boxes: readonly Box<Content>[], from: number, to: number): number {
  return boxes.slice(from, to - 1).filter((box) => box.space > 0).length;
}

function breakFirstFit<Content>(
  boxes: readonly Box<Content>[],
  widthOf: (line: number) => number,
): Line<Content>[] {
  const lines: Line<Content>[] = [];
  let from = 0;
  for (let to = 1; to <= boxes.length; to += 1) {
    const overfull =
      to < boxes.length && measure(boxes, from, to + 1).natural > widthOf(lines.length);
    if (to === boxes.length || overfull) {
      lines.push({ boxes: boxes.slice(from, to), spaceChange: 0 });
      from = to;
    }
  }
  return lines;
}
