const CODESTREAM = [0xff, 0x0a];
const CONTAINER = [0, 0, 0, 0x0c, 0x4a, 0x58, 0x4c, 0x20, 0x0d, 0x0a, 0x87, 0x0a];

/** Ratios of width to height, by their number in a codestream; with 0 the width follows. */
const RATIOS = [undefined, [1, 1], [12, 10], [4, 3], [3, 2], [16, 9], [5, 4], [2, 1]] as const;
/** Bits of a side, by the number before it in the codestream. */
const SIDE_BITS = [9, 13, 18, 30] as const;

const startsWith = (bytes: Uint8Array, mark: readonly number[], from = 0) =>
  mark.every((byte, at) => bytes[from + at] === byte);

const BOX_HEAD = 8;

/** The offset of the codestream: 0, or in the first codestream box of a container. */
function findCodestream(bytes: Uint8Array): number | undefined {
  if (startsWith(bytes, CODESTREAM)) return 0;
  if (!startsWith(bytes, CONTAINER)) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  for (let from = 0; from + BOX_HEAD <= bytes.length; ) {
    const length = view.getUint32(from);
    const kind = String.fromCharCode(...bytes.subarray(from + 4, from + BOX_HEAD));
    // After length 1 a length of 64 bits follows the name; length 0 means up to the end.
    const head = length === 1 ? 2 * BOX_HEAD : BOX_HEAD;
    if (kind === 'jxlc') return from + head;
    // A part begins with its index.
    if (kind === 'jxlp') return from + head + 4;
    if (length < BOX_HEAD) return undefined;
    from += length;
  }
  return undefined;
}

/** Reads numbers of a given bit length, least significant bit first; 0 after the end. */
function bitReader(bytes: Uint8Array, from: number): (count: number) => number {
  let position = from * 8;
  return (count) => {
    let value = 0;
    for (let bit = 0; bit < count; bit += 1, position += 1) {
      value += (((bytes[position >> 3] ?? 0) >> (position & 7)) & 1) * 2 ** bit;
    }
    return value;
  };
}

/** The size of a JPEG XL from its header (ISO/IEC 18181-1, `SizeHeader`); undefined for any other file. */
export function jxlSize(
  bytes: Uint8Array,
): { readonly kind: 'jxl'; readonly width: number; readonly height: number } | undefined {
  const start = findCodestream(bytes);
  if (start === undefined || !startsWith(bytes, CODESTREAM, start)) return undefined;
  const read = bitReader(bytes, start + CODESTREAM.length);
  const isSmall = read(1) === 1;
  const side = () => (isSmall ? 8 * (1 + read(5)) : 1 + read(SIDE_BITS[read(2)] ?? 0));
  const height = side();
  const ratio = RATIOS[read(3)];
  const width = ratio ? Math.floor((height * ratio[0]) / ratio[1]) : side();
  return { kind: 'jxl', width, height };
}
