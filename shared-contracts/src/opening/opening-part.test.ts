import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createOpeningReader, encodeOpeningPart, type OpeningPart } from './opening-part.ts';

const call = fc.record({
  call: fc.constantFrom('acquireLicence' as const, 'getPage' as const),
  params: fc.dictionary(
    fc.constantFrom('pubKey', 'docKey', 'page', 'file'),
    fc.oneof(fc.string(), fc.nat()),
    { noNullPrototype: true },
  ),
});
const part = fc
  .tuple(
    call,
    fc.record(
      { mediaType: fc.string(), next: fc.array(call, { maxLength: 2 }) },
      { requiredKeys: [] },
    ),
    fc.uint8Array({ maxLength: 40 }),
  )
  .map(([named, told, answer]) => [{ ...named, ...told } as OpeningPart, answer] as const);

test('parts are read as they were written, in whatever pieces they arrive [S2.160]', () => {
  const pieces = fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1 });
  fc.assert(
    fc.property(fc.array(part, { maxLength: 4 }), pieces, (parts, lengths) => {
      const bytes = parts.flatMap((one) => [...encodeOpeningPart(...one)]);
      const read: unknown[] = [];
      const push = createOpeningReader((one, answer) => read.push([one, [...answer]]));
      for (let from = 0, at = 0; from < bytes.length; at += 1) {
        const length = lengths[at % lengths.length] ?? 1;
        push(Uint8Array.from(bytes.slice(from, from + length)));
        from += length;
      }
      expect(read).toEqual(parts.map(([one, answer]) => [one, [...answer]]));
    }),
  );
});

test('a part is told once it is complete, and no sooner [S2.160]', () => {
  const bytes = encodeOpeningPart({ call: 'getPage', params: {} }, Uint8Array.of(1, 2));
  const read: unknown[] = [];
  const push = createOpeningReader((one) => read.push(one.call));
  push(bytes.subarray(0, -1));
  expect(read).toEqual([]);
  push(bytes.subarray(-1));
  expect(read).toEqual(['getPage']);
});

test('what is no opening throws', () => {
  const push = createOpeningReader(() => undefined);
  expect(() => push(Uint8Array.of(0, 0, 0, 1, 123))).toThrow();
  expect(() =>
    createOpeningReader(() => undefined)(
      encodeOpeningPart({ call: 'search' as 'getPage', params: {} }),
    ),
  ).toThrow();
});
