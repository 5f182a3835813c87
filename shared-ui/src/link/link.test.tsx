import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { ButtonLink, Link } from './index.ts';

test('is a native link', () => {
  render(<Link href="/search">All results</Link>);
  expect(screen.getByRole('link', { name: 'All results' }).getAttribute('href')).toBe('/search');
});

test('an external link opens a new tab without a referrer and says so', () => {
  render(
    <Link href="https://example.org" isExternal externalLabel="(new tab)">
      Terms
    </Link>,
  );
  const link = screen.getByRole('link', { name: /Terms.*\(new tab\)/ });
  expect(link.getAttribute('target')).toBe('_blank');
  expect(link.getAttribute('rel')).toBe('noreferrer');
});

test('a link may look like a button and stays a link', () => {
  render(<ButtonLink href="/reader/1">Read</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Read' })).toBeTruthy();
});
