import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { LiveRegion, SkipLink, VisuallyHidden } from './index.ts';

test('hidden text stays readable for assistive technology', () => {
  render(<VisuallyHidden as="h2">Results</VisuallyHidden>);
  expect(screen.getByRole('heading', { level: 2, name: 'Results' })).toBeTruthy();
});

test('a live region announces politely', () => {
  render(<LiveRegion>12 results</LiveRegion>);
  expect(screen.getByRole('status').textContent).toBe('12 results');
});

test('the skip link leads to a fragment', () => {
  render(<SkipLink href="#content">Skip to content</SkipLink>);
  expect(screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href')).toBe(
    '#content',
  );
});
