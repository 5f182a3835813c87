import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { HostLocation } from '@leeszaal/shared-contracts';
import { createNavigation } from './navigation.ts';

afterEach(() => void jest.restoreAllMocks());
beforeEach(() => window.history.replaceState(null, '', '/start'));

/** The next `popstate`, which the browser sends later. */
const moved = (navigation: ReturnType<typeof createNavigation>) =>
  new Promise<HostLocation>((resolve) => {
    const stop = navigation.listen((location) => {
      stop();
      resolve(location);
    });
  });

test('each move is told, with what was given along and a key of its own', () => {
  const navigation = createNavigation();
  const told: HostLocation[] = [];
  const stop = navigation.listen((location) => told.push(location));
  expect(navigation.current()).toMatchObject({ pathname: '/start', state: null });
  navigation.navigate('/search?query=caf%C3%A9 au lait#top', { state: { from: 'home' } });
  navigation.navigate('/bookshelf', { replace: true });
  stop();
  navigation.navigate('/');
  expect(told).toMatchObject([
    {
      pathname: '/search',
      search: '?query=caf%C3%A9%20au%20lait',
      hash: '#top',
      state: { from: 'home' },
    },
    { pathname: '/bookshelf', search: '', hash: '', state: null },
  ]);
  expect(new Set([...told, navigation.current()].map(({ key }) => key)).size).toBe(3);
});

test('another screen begins at its top; the same one, and the way back, stay where they are [C2.8]', async () => {
  const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const navigation = createNavigation();
  navigation.navigate('/start?tab=search');
  navigation.navigate('/start', { state: { detail: 7 } });
  expect(scrollTo).not.toHaveBeenCalled();
  navigation.navigate('/shop/checkout');
  navigation.navigate('/shop/success', { replace: true });
  expect(scrollTo.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const back = moved(navigation);
  navigation.navigate(-1);
  await back;
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('knows whether there is a way back within the portal, also after Back and in a new page', async () => {
  const navigation = createNavigation();
  expect(navigation.canGoBack()).toBe(false);
  navigation.navigate('/instead', { replace: true });
  expect(navigation.canGoBack()).toBe(false);
  navigation.navigate('/next', { state: 'kept' });
  expect([navigation.canGoBack(), createNavigation().canGoBack()]).toEqual([true, true]);
  expect(createNavigation().current()).toEqual(navigation.current());
  const back = moved(navigation);
  navigation.navigate(-1);
  expect(await back).toMatchObject({ pathname: '/instead' });
  expect(navigation.canGoBack()).toBe(false);
});

test('an address is absolute, beside the present one where it is not whole', () => {
  const { href } = createNavigation();
  expect(href('/search?query=a')).toBe(`${location.origin}/search?query=a`);
  expect(href('?query=b')).toBe(`${location.origin}/start?query=b`);
});

// jsdom can navigate to a fragment only.
test.each([false, true])(
  'goes there as by a link where the browser lets nothing be written (replacing: %p)',
  (replace) => {
    const navigation = createNavigation();
    const told = jest.fn();
    navigation.listen(told);
    for (const write of ['pushState', 'replaceState'] as const) {
      jest.spyOn(window.history, write).mockImplementation(() => {
        throw new DOMException('too often', 'SecurityError');
      });
    }
    navigation.navigate('/start#there', { replace });
    expect([location.pathname, location.hash]).toEqual(['/start', '#there']);
    expect(told).not.toHaveBeenCalled();
  },
);

test.each([false, true])(
  'an address of another site is no way to leave (replacing: %p)',
  (replace) => {
    const navigation = createNavigation();
    expect(() => navigation.navigate('//elsewhere.test/', { replace })).toThrow();
    expect(location.host).not.toBe('elsewhere.test');
    expect(navigation.current()).toMatchObject({ pathname: '/start' });
  },
);

test('a state that cannot be passed on is reported to its caller, and the address stays', () => {
  const { navigate, current } = createNavigation();
  jest.spyOn(window.history, 'pushState').mockImplementation(() => {
    throw new DOMException('a function cannot be cloned', 'DataCloneError');
  });
  expect(() => navigate('/start#there', { state: () => undefined })).toThrow('cannot be cloned');
  expect(current()).toMatchObject({ pathname: '/start', hash: '' });
});

test('a page outside opens in a tab of its own, mail and telephone in their programs [R2.54]', () => {
  const open = jest.spyOn(window, 'open').mockReturnValue(null);
  const followed: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    followed.push(this.href, this.target);
  });
  const { openExternal } = createNavigation();
  openExternal('mailto:desk@library.test');
  openExternal('tel:+31201234567');
  expect(open).not.toHaveBeenCalled();
  openExternal('https://elsewhere.test/');
  expect(open.mock.calls).toEqual([['https://elsewhere.test/', '_blank', 'noopener,noreferrer']]);
  expect(followed).toEqual(['mailto:desk@library.test', '', 'tel:+31201234567', '']);
});
