import { afterEach, expect, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { type FakeMedia, fakeMedia } from '../internal/testing/fake-media.ts';
import { mobileQuery, useIsMobile } from './index.ts';

let media: FakeMedia;
afterEach(() => media.restore());

function Layout() {
  return <p>{useIsMobile() ? 'mobile' : 'desktop'}</p>;
}

test('follows the window', () => {
  media = fakeMedia(true);
  render(<Layout />);
  expect(screen.getByText('mobile')).toBeTruthy();
  act(() => media.set(false));
  expect(screen.getByText('desktop')).toBeTruthy();
});

test('exactly 960 px is desktop [C2.28 C9.1]', () => {
  media = fakeMedia(false);
  expect(mobileQuery).toBe('(width < 960px)');
});
