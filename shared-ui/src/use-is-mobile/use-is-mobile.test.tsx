import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type FakeMedia, fakeMedia } from '../internal/testing/fake-media.ts';
import { mobileQuery, PlaceProvider, type PlaceSize, useIsMobile } from './index.ts';

let media: FakeMedia;
afterEach(() => media.restore());

function Layout() {
  return <p>{useIsMobile() ? 'mobile' : 'desktop'}</p>;
}

/** A place whose width a test changes. */
function placeOf(initial: number) {
  let width = initial;
  const listeners = new Set<() => void>();
  const size: PlaceSize = {
    width: () => width,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  const resize = (next: number) => {
    width = next;
    for (const listener of [...listeners]) listener();
  };
  return { size, resize, listeners };
}

test('follows the window', () => {
  media = fakeMedia(true);
  render(<Layout />);
  expect(screen.getByText('mobile')).toBeTruthy();
  act(() => media.set(false));
  expect(screen.getByText('desktop')).toBeTruthy();
});

test('follows its place, whatever the window has, and ends that with the component', () => {
  media = fakeMedia(false);
  const { size, resize, listeners } = placeOf(420);
  const { unmount } = render(
    <PlaceProvider size={size}>
      <Layout />
    </PlaceProvider>,
  );
  expect(screen.getByText('mobile')).toBeTruthy();
  act(() => resize(960));
  expect(screen.getByText('desktop')).toBeTruthy();
  act(() => resize(959.5));
  expect(screen.getByText('mobile')).toBeTruthy();
  unmount();
  expect(listeners.size).toBe(0);
});

test('a place without a size is the window', () => {
  media = fakeMedia(true);
  render(
    <PlaceProvider size={undefined}>
      <Layout />
    </PlaceProvider>,
  );
  expect(screen.getByText('mobile')).toBeTruthy();
});

test('exactly 960 px is desktop [C2.28 C9.1]', () => {
  media = fakeMedia(false);
  expect(mobileQuery).toBe('(width < 960px)');
});
