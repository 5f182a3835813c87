import { expect, test } from '@jest/globals';
import type { HostLocation } from '@leeszaal/shared-contracts';
import { createMemoryNavigation } from './memory-navigation.ts';

function open() {
  const moves: HostLocation[] = [];
  const navigation = createMemoryNavigation({
    start: { path: '/reader/one', state: { mimeType: 'epub' } },
    origin: 'https://library.test',
    onMove: (location) => void moves.push(location),
  });
  return { navigation, moves };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

test('jumps are entries with their state, and Back finds them, without the page’s history', async () => {
  const { navigation, moves } = open();
  const length = history.length;
  navigation.navigate('/reader/one', { replace: true, state: { place: 'a' } });
  navigation.navigate('/reader/one', { state: { place: 'b' } });
  expect(navigation.current()).toMatchObject({ pathname: '/reader/one', state: { place: 'b' } });
  expect(navigation.canGoBack()).toBe(true);
  const { key } = moves[0] ?? {};
  navigation.navigate(-1);
  await settled();
  expect(navigation.current()).toMatchObject({ key, state: { place: 'a' } });
  expect(navigation.canGoBack()).toBe(false);
  navigation.navigate(-1);
  await settled();
  expect(moves).toHaveLength(3);
  expect(history.length).toBe(length);
  expect(location.pathname).toBe('/');
});

test('a new entry replaces those that Back left', async () => {
  const { navigation } = open();
  navigation.navigate('/reader/two');
  navigation.navigate('/reader/three');
  navigation.navigate(-1);
  await settled();
  navigation.navigate('/reader/four');
  navigation.navigate(1);
  await settled();
  expect(navigation.current().pathname).toBe('/reader/four');
  navigation.navigate(-1);
  await settled();
  expect(navigation.current().pathname).toBe('/reader/two');
});

test('a document begins with one entry', () => {
  const { navigation, moves } = open();
  navigation.navigate('/reader/one', { state: { place: 'b' } });
  navigation.restart({ path: '/reader/two?search=quay', state: { mimeType: 'pdf' } });
  expect(navigation.canGoBack()).toBe(false);
  expect(moves.at(-1)).toMatchObject({
    pathname: '/reader/two',
    search: '?search=quay',
    state: { mimeType: 'pdf' },
  });
  expect(navigation.href('/reader/two')).toBe('https://library.test/reader/two');
});

test('state that cannot be cloned is refused, and the address stays', () => {
  const { navigation } = open();
  expect(() => navigation.navigate('/reader/two', { state: () => undefined })).toThrow();
  expect(navigation.current().pathname).toBe('/reader/one');
});
