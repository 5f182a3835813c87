import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { DescriptionList, Heading, Prose } from './index.ts';

test('a heading keeps its level whatever it looks like', () => {
  render(
    <Heading level={2} look="label">
      Reading room
    </Heading>,
  );
  expect(screen.getByRole('heading', { level: 2 }).dataset['look']).toBe('label');
});

test('prose shows elements or sanitised markup', () => {
  render(<Prose html="<p>An <em>abstract</em>.</p>" lang="en" />);
  expect(screen.getByText('abstract').tagName).toBe('EM');
  render(
    <Prose>
      <p>plain</p>
    </Prose>,
  );
  expect(screen.getByText('plain')).toBeTruthy();
});

test('facts are terms with definitions', () => {
  render(<DescriptionList items={[{ key: 'isbn', term: 'ISBN', detail: '9780142437247' }]} />);
  expect(screen.getByRole('term').textContent).toBe('ISBN');
  expect(screen.getByRole('definition').textContent).toBe('9780142437247');
});
