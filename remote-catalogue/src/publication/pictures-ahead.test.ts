import { expect, test } from '@jest/globals';
import { createFakeHost } from '@leeszaal/shared-contracts/testing';
import { bringPictures, takePicture } from './pictures-ahead.ts';

test('a picture that was fetched ahead is taken once, by whoever asks for it', async () => {
  const { context, dispose } = createFakeHost({ path: '/' });
  const fetched: string[] = [];
  const http = {
    ...context.http,
    fetchBytes: async (url: string) => {
      fetched.push(url);
      return new Blob([url]);
    },
  };
  const host = { ...context, http };
  bringPictures(host, ['/a', '/b']);
  expect(fetched).toEqual(['/a', '/b']);
  expect(takePicture(host, '/b')).toBeInstanceOf(Promise);
  await Promise.resolve();
  expect(takePicture(host, '/a')).toEqual(new Blob(['/a']));
  expect(takePicture(host, '/a')).toBeUndefined();
  expect(takePicture(context, '/a')).toBeUndefined();
  dispose();
});
