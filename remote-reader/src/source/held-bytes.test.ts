import { expect, jest, test } from '@jest/globals';
import { bytesOf, heldBlob, letGo } from './held-bytes.ts';

const BYTES = new Uint8Array([0, 1, 2, 3]);

/** The environment of the tests has no `Blob.arrayBuffer`. */
function readable(blob: Blob) {
  const arrayBuffer = jest.fn(async () => BYTES.slice().buffer);
  return Object.assign(blob, { arrayBuffer });
}

test('bytes that are here are not asked for, and can be transferred [R2.214]', async () => {
  const blob = readable(heldBlob(BYTES.subarray(1, 3)));
  const bytes = await bytesOf(blob);
  expect([...bytes]).toEqual([1, 2]);
  expect(blob.arrayBuffer).not.toHaveBeenCalled();
  structuredClone(bytes, { transfer: [bytes.buffer] });
  expect([...BYTES]).toEqual([0, 1, 2, 3]);
});

test('a second caller, and one of an ordinary answer, reads the blob', async () => {
  const blob = readable(heldBlob(BYTES));
  await bytesOf(blob);
  expect([...(await bytesOf(blob))]).toEqual([...BYTES]);
  expect(blob.arrayBuffer).toHaveBeenCalledTimes(1);
  expect([...(await bytesOf(readable(new Blob())))]).toEqual([...BYTES]);
});

test('bytes that were let go are read from the blob', async () => {
  const blob = readable(heldBlob(BYTES));
  letGo(blob);
  expect([...(await bytesOf(blob))]).toEqual([...BYTES]);
  expect(blob.arrayBuffer).toHaveBeenCalledTimes(1);
});
