import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { Cluster, Container, Grid, PageHeader, Stack } from './index.ts';

test('boxes are the elements they are told to be, spaced by tokens', () => {
  render(
    <Container as="main" size="text">
      <Stack as="section" aria-label="Stack" gap={7}>
        <Cluster as="ul">
          <li>one</li>
        </Cluster>
        <Grid min="10rem">two</Grid>
      </Stack>
    </Container>,
  );
  expect(screen.getByRole('main').dataset['size']).toBe('text');
  expect(screen.getByRole('region', { name: 'Stack' }).style.getPropertyValue('--_gap')).toBe(
    'var(--lz-space-7)',
  );
  expect(screen.getByText('two').style.getPropertyValue('--_min')).toBe('10rem');
  expect(screen.getByRole('list')).toBeTruthy();
});

test('a page header holds the h1', () => {
  render(
    <PageHeader
      title="Administration"
      eyebrow="Library"
      actions={<button type="button">Save</button>}
    />,
  );
  expect(screen.getByRole('heading', { level: 1, name: 'Administration' })).toBeTruthy();
});
