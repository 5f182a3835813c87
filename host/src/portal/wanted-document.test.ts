import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { RegistryAnswer } from '../remotes/registry/registry-client.contract.ts';
import type { Screens } from '../routing/routes.ts';
import { sampleScreens } from '../testing/sample-screens.ts';
import { wantedDocument } from './wanted-document.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

/** The document of a path, and the path afterwards. */
async function wantedAt(path: string, answer: Promise<RegistryAnswer>, screens?: Screens) {
  let pathname = path;
  const wanted = wantedDocument({
    navigation: {
      current: () => ({ pathname, search: '', hash: '', key: '', state: null }),
      navigate: (to) => {
        pathname = String(to);
      },
    },
    remotes: { registry: { current: () => answer } },
    guardSession: () => ({ hasTokens: false, role: undefined, hasShop: false, screens }),
  });
  await jest.advanceTimersByTimeAsync(2_000);
  const { docKey, pubKey } = await wanted;
  return { docKey, pubKey, pathname };
}

const never = new Promise<RegistryAnswer>(() => undefined);
const unreachable = Promise.resolve<RegistryAnswer>({ kind: 'unreachable' });
const failed = Promise.reject<RegistryAnswer>(new Error('no registry'));
failed.catch(() => undefined);

test('a moved address leads to the document by the registry [C2.5]', async () => {
  expect(await wantedAt('/document/tea', unreachable, sampleScreens)).toEqual({
    docKey: 'tea',
    pathname: '/reader/tea',
  });
});

test.each([
  ['hangs', never],
  ['is unreachable', unreachable],
  ['fails', failed],
])('the sign-in keeps the document when the registry %s', async (_, answer) => {
  expect(await wantedAt('/reader/a%2Fb', answer)).toMatchObject({ docKey: 'a/b' });
  expect(await wantedAt('/pub-7', answer)).toMatchObject({ pubKey: 'pub-7' });
  expect(await wantedAt('/search', answer)).toEqual({ pathname: '/search' });
});
