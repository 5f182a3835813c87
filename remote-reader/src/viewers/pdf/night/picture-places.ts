/** A corner of a picture, as shares of the page's width and height. */
export interface Corner {
  readonly x: number;
  readonly y: number;
}

/** A picture on a page: its four corners, all the way round. */
export type PicturePlace = readonly [Corner, Corner, Corner, Corner];

/** Numbers for each picture: x and y of three of its corners. */
const NUMBERS = 6;

/**
 * The places of the pictures on a page, as pdf.js recorded them when it painted: for each the
 * corners from which its two sides go off, that is one, the next, and the one before.
 */
export function picturePlaces(numbers: ArrayLike<number> | null | undefined): PicturePlace[] {
  const places: PicturePlace[] = [];
  const count = Math.floor((numbers?.length ?? 0) / NUMBERS);
  for (let at = 0; at < count; at += 1) {
    const corner = (index: number): Corner => ({
      x: numbers?.[at * NUMBERS + 2 * index] ?? 0,
      y: numbers?.[at * NUMBERS + 2 * index + 1] ?? 0,
    });
    const [first, second, third] = [corner(0), corner(1), corner(2)];
    const fourth = { x: second.x + third.x - first.x, y: second.y + third.y - first.y };
    places.push([first, second, fourth, third]);
  }
  return places;
}

const percent = (share: number) => `${Math.round(share * 10_000) / 100}%`;

/**
 * A `clip-path` of everything but the places. Pictures that lie over one another are left out all
 * the same: each is gone round the same way, against the way round the page.
 */
export function pathAround(places: readonly PicturePlace[]): string {
  if (places.length === 0) return 'none';
  const point = ({ x, y }: Corner) => `${percent(x)} ${percent(y)}`;
  const holes = places.map((place) => {
    const round = isClockwise(place) ? place.toReversed() : place;
    // From the page's corner to the hole, round it, and back on the same line.
    return [...round, round[0] as Corner].map(point).concat('0% 0%').join(', ');
  });
  return `polygon(nonzero, ${['0% 0%', '100% 0%', '100% 100%', '0% 100%', '0% 0%', ...holes].join(', ')})`;
}

/** Whether the corners go round like the hands of a clock, y growing downwards. */
function isClockwise(corners: readonly Corner[]): boolean {
  const area = corners.reduce((sum, { x, y }, index) => {
    const next = corners[(index + 1) % corners.length] as Corner;
    return sum + x * next.y - next.x * y;
  }, 0);
  return area > 0;
}
