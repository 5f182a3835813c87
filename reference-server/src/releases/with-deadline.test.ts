import { PassThrough } from 'node:stream';
import { expect, it } from '@jest/globals';
import { withDeadline } from './with-deadline.ts';

it('ends a body that does not end in time', async () => {
  const body = new PassThrough();
  body.write('a beginning');
  await expect(withDeadline(body, 20, () => body.toArray())).rejects.toMatchObject({ status: 408 });
});

it('leaves a body that ends in time', async () => {
  const body = new PassThrough();
  body.end('all');
  expect(String(await withDeadline(body, 60_000, () => body.toArray()))).toBe('all');
});
