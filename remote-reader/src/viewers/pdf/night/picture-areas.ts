/** A part of a page, in shares of the page's width and height. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Numbers of each picture: x and y of three corners. */
const NUMBERS = 6;
/** Tolerance, so that strips of one picture stay together. */
const BLUR = 0.0005;

const inPage = (share: number) => Math.min(1, Math.max(0, share));
const isSeen = ({ left, top, right, bottom }: Area) => right > left && bottom > top;

/**
 * The areas of pictures as pdf.js records them: a corner and the two next to it. A rotated picture has its
 * bounding box.
 */
export function pictureAreas(numbers: ArrayLike<number>): readonly Area[] {
  const areas: Area[] = [];
  for (let at = 0; at + NUMBERS <= numbers.length; at += NUMBERS) {
    const [x0 = 0, y0 = 0, x1 = 0, y1 = 0, x2 = 0, y2 = 0] = Array.from(
      { length: NUMBERS },
      (_, index) => numbers[at + index],
    );
    const xs = [x0, x1, x2, x1 + x2 - x0];
    const ys = [y0, y1, y2, y1 + y2 - y0];
    areas.push({
      left: inPage(Math.min(...xs) - BLUR),
      top: inPage(Math.min(...ys) - BLUR),
      right: inPage(Math.max(...xs) + BLUR),
      bottom: inPage(Math.max(...ys) + BLUR),
    });
  }
  return areas.filter(isSeen);
}

/** The parts of an area outside another one, up to four. */
function without(area: Area, { left, top, right, bottom }: Area): readonly Area[] {
  const within: Area = {
    left: Math.max(area.left, left),
    top: Math.max(area.top, top),
    right: Math.min(area.right, right),
    bottom: Math.min(area.bottom, bottom),
  };
  if (!isSeen(within)) return [area];
  return [
    { ...area, bottom: within.top },
    { ...area, top: within.bottom },
    { ...within, left: area.left, right: within.left },
    { ...within, left: within.right, right: area.right },
  ].filter(isSeen);
}

/** The same region as areas that do not overlap. */
export function withoutOverlaps(areas: readonly Area[]): readonly Area[] {
  const done: Area[] = [];
  for (const area of areas) {
    done.push(
      ...done.reduce<readonly Area[]>(
        (rest, taken) => rest.flatMap((part) => without(part, taken)),
        [area],
      ),
    );
  }
  return done;
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;
const point = (x: number, y: number) => `${percent(x)} ${percent(y)}`;

/** A `clip-path` of the whole page except areas that do not overlap. */
export function pathAround(areas: readonly Area[]): string {
  if (areas.length === 0) return 'none';
  const page = ['0% 0%', '100% 0%', '100% 100%', '0% 100%', '0% 0%'];
  // From the page's corner to the hole, around it counterclockwise, and back.
  const holes = areas.flatMap(({ left, top, right, bottom }) => [
    point(left, top),
    point(left, bottom),
    point(right, bottom),
    point(right, top),
    point(left, top),
    '0% 0%',
  ]);
  return `polygon(nonzero, ${[...page, ...holes].join(', ')})`;
}
