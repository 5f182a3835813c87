/** A side of an element. */
export type Side = 'top' | 'bottom' | 'left' | 'right';

/** Where an element is wanted beside its trigger. */
export interface BesideWish {
  readonly side: Side;
  /** Distance from the trigger, in CSS pixels. */
  readonly gap: number;
  /** Above or below: whose edges are aligned. Default: their middles are. */
  readonly align?: 'left' | 'right' | undefined;
}

type Size = Pick<DOMRect, 'width' | 'height'>;
export type Box = Size & Pick<DOMRect, 'left' | 'top'>;

/** Where the element is; lengths in CSS pixels. */
export interface BesidePosition {
  readonly left: number;
  readonly top: number;
  /** The side that it has: the other one where only that has the room. */
  readonly side: Side;
  /** The most height that it has there. */
  readonly room: number;
}

/** Distance from the edges of the bounds, in CSS pixels. */
const EDGE = 12;

const OPPOSITE: Readonly<Record<Side, Side>> = {
  top: 'bottom',
  bottom: 'top',
  left: 'right',
  right: 'left',
};

/** The position of an element beside its trigger and within bounds, all in one system of coordinates. */
export function positionBeside(
  { side, gap, align }: BesideWish,
  size: Size,
  trigger: Box,
  bounds: Box,
): BesidePosition {
  const [first, last] = [bounds.top + EDGE, bounds.top + bounds.height - EDGE];
  const [start, end] = [bounds.left + EDGE, bounds.left + bounds.width - EDGE];
  const spaces: Readonly<Record<Side, number>> = {
    top: trigger.top - gap - first,
    bottom: last - trigger.top - trigger.height - gap,
    left: trigger.left - gap - start,
    right: end - trigger.left - trigger.width - gap,
  };
  const isVertical = side === 'top' || side === 'bottom';
  const wanted = isVertical ? size.height : size.width;
  const other = OPPOSITE[side];
  const taken = spaces[side] < wanted && spaces[other] > spaces[side] ? other : side;
  const room = Math.max(0, isVertical ? spaces[taken] : last - first);
  const height = Math.min(size.height, room);

  const middle = trigger.left + (trigger.width - size.width) / 2;
  const across = align === 'right' ? trigger.left + trigger.width - size.width : trigger.left;
  const left = {
    top: align === undefined ? middle : across,
    bottom: align === undefined ? middle : across,
    left: trigger.left - gap - size.width,
    right: trigger.left + trigger.width + gap,
  }[taken];
  const top = {
    top: trigger.top - gap - height,
    bottom: trigger.top + trigger.height + gap,
    left: trigger.top + (trigger.height - height) / 2,
    right: trigger.top + (trigger.height - height) / 2,
  }[taken];
  return {
    left: Math.max(start, Math.min(left, end - size.width)),
    top: Math.max(first, Math.min(top, last - height)),
    side: taken,
    room,
  };
}
