/** Free places of a list that had to be copied, as a share of it. */
const ROOM = 1 / 16;
const ROOM_AT_LEAST = 1000;

/** An empty list, with room for some more numbers than its length. */
export function roomyList(length: number): Int32Array {
  const room = Math.ceil(length * ROOM) + ROOM_AT_LEAST;
  return new Int32Array(length + room).subarray(0, length);
}

/** A list of these numbers, with room for more. */
export function roomyListOf(numbers: ArrayLike<number>): Int32Array {
  const list = roomyList(numbers.length);
  list.set(numbers);
  return list;
}

/** Whether a list has room for this length. */
export const hasRoomFor = (list: Int32Array, length: number): boolean =>
  list.byteOffset + length * list.BYTES_PER_ELEMENT <= list.buffer.byteLength;

/** A list with more numbers at its end, which shares the memory with it if there is room. */
export function grownList(list: Int32Array, length: number): Int32Array {
  if (hasRoomFor(list, length)) return new Int32Array(list.buffer, list.byteOffset, length);
  const larger = roomyList(length);
  larger.set(list);
  return larger;
}
