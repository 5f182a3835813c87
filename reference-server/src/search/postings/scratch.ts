/** Room for a catalogue that grows. */
const ROOM = 1.1;

/**
 * Memory that one work after another uses: what is allocated anew for each search of a million publications makes the
 * process collect garbage. A list is valid until the next one is taken, so nothing may be awaited before its last use.
 *
 * @param bytes of a number
 * @param view makes a list of memory
 * @returns gives a list of zeros
 */
export function createScratch<List extends { fill(value: number): unknown }>(
  bytes: number,
  view: (memory: ArrayBuffer, length: number) => List,
): (length: number) => List {
  let memory = new ArrayBuffer(0);
  return (length) => {
    if (memory.byteLength < length * bytes) {
      memory = new ArrayBuffer(Math.ceil(length * ROOM) * bytes);
    }
    const list = view(memory, length);
    list.fill(0);
    return list;
  };
}

/** Scratch memory for marks. */
export const createMarks = () =>
  createScratch(
    Uint8Array.BYTES_PER_ELEMENT,
    (memory, length) => new Uint8Array(memory, 0, length),
  );

/** Scratch memory for sums. */
export const createSums = () =>
  createScratch(
    Float32Array.BYTES_PER_ELEMENT,
    (memory, length) => new Float32Array(memory, 0, length),
  );

/** Scratch memory for rows. */
export const createRows = () =>
  createScratch(
    Int32Array.BYTES_PER_ELEMENT,
    (memory, length) => new Int32Array(memory, 0, length),
  );
