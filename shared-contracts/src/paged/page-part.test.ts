import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { encodePagePart, encodeWholePart, joinPageParts } from './page-part.ts';
import { PartReader, varint } from './part-reader.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const textOf = (bytes: Uint8Array) => new TextDecoder('latin1').decode(bytes);
const page = encodePagePart({
  objects: [{ number: 1, bytes: bytesOf('1 0 obj\n<<>>\nendobj\n') }],
  packed: [],
});

test('numbers are read as they were written', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 2 ** 32 - 1 })), (numbers) => {
      const reader = new PartReader(Uint8Array.from(numbers.flatMap(varint)));
      expect(numbers.map(() => reader.number())).toEqual(numbers);
      expect(() => reader.byte()).toThrow(RangeError);
    }),
  );
  expect(() => new PartReader(new Uint8Array(9).fill(255)).number()).toThrow(RangeError);
});

test('a page is joined from its parts, each object where the table says [R2.190]', () => {
  const shared = encodePagePart({
    objects: [
      { number: 70_000, bytes: bytesOf('70000 0 obj\n1\nendobj\n') },
      { number: 70_001, bytes: bytesOf('70001 0 obj\npacked\nendobj\n') },
    ],
    packed: [65_536],
  });
  const text = textOf(joinPageParts([shared, page]));
  const table = Number(/startxref\n(\d+)/.exec(text)?.[1]);
  expect(text.slice(table)).toMatch(/^2 0 obj\n<< \/Type \/XRef/);
  expect(text).toContain('/Index [1 2 65536 1 70000 2] /Size 70002 /Root 1 0 R');
  const rows = joinPageParts([shared, page]).subarray(text.indexOf('stream\n', table) + 7);
  const row = (at: number) => {
    const view = new DataView(rows.buffer, rows.byteOffset + at * 7);
    return [view.getUint8(0), view.getUint32(1), view.getUint16(5)] as const;
  };
  expect(text.slice(row(0)[1])).toMatch(/^1 0 obj/);
  expect(row(2)).toEqual([2, 70_001, 0]);
  expect(text.slice(row(3)[1])).toMatch(/^70000 0 obj/);
  expect(text.slice(row(4)[1])).toMatch(/^70001 0 obj/);
});

test('a part that is a page is that page [R2.190]', () => {
  expect(textOf(joinPageParts([encodeWholePart(bytesOf('%PDF-'))]))).toBe('%PDF-');
});

test('an incomplete part is refused, wherever it ends [R2.194]', () => {
  for (let end = 0; end < page.length; end += 1) {
    expect(() => joinPageParts([page.subarray(0, end)])).toThrow(RangeError);
  }
});
