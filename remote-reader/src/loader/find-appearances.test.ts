import { expect, test } from '@jest/globals';
import { NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { createFakeHost } from '@leeszaal/shared-contracts/testing';
import { askEarly, findAppearances } from './find-appearances.ts';

const PDF = { docKey: 'doc-1', mimeType: 'application/pdf' };
const { signal } = new AbortController();

function hostAt(path: string, failures: Error[] = []) {
  const host = createFakeHost({
    path,
    answers: {
      getPublicationAppearances: () => {
        const failure = failures.shift();
        if (failure) throw failure;
        return { metadata: { appearances: [PDF] } };
      },
    },
  });
  return { ...host, find: (pubKey: string) => findAppearances(host.context, pubKey, signal) };
}

test('what was asked early is not asked again by the screen', async () => {
  const { context, http, find } = hostAt('/pub-1');
  askEarly(context);
  expect(await find('pub-1')).toEqual([PDF]);
  expect(http.calls).toHaveLength(1);
  await find('pub-1');
  expect(http.calls).toHaveLength(2);
});

test('nothing is asked early at another address, nor answered to another question', async () => {
  const reader = hostAt('/reader/doc-1');
  askEarly(reader.context);
  expect(reader.http.calls).toHaveLength(0);
  const { context, http, find } = hostAt('/pub-1');
  askEarly(context);
  await find('pub-2');
  expect(http.calls).toHaveLength(2);
});

test('a connection that was missing is asked for again, any other failure is told', async () => {
  const offline = hostAt('/pub-1', [new NetworkError('offline')]);
  askEarly(offline.context);
  expect(await offline.find('pub-1')).toEqual([PDF]);
  expect(offline.http.calls).toHaveLength(2);
  const unknown = hostAt('/pub-1', [new StatusError(404, null)]);
  askEarly(unknown.context);
  await expect(unknown.find('pub-1')).rejects.toBeInstanceOf(StatusError);
});
