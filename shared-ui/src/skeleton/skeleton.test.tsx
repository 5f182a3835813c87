import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Skeleton, SkeletonGroup } from './index.ts';

test('a group announces itself once and hides its shapes', () => {
  const { container } = render(
    <SkeletonGroup label="Loading results">
      <Skeleton variant="title" />
      <Skeleton lines={3} />
    </SkeletonGroup>,
  );
  expect(screen.getByRole('status').textContent).toBe('Loading results');
  expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(4);
});
