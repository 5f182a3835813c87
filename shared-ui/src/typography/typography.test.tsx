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

test('prose has the language and the direction of its text', () => {
  render(
    <Prose lang="he" dir="rtl">
      <p>plain</p>
    </Prose>,
  );
  expect(screen.getByText('plain').parentElement).toMatchObject({ lang: 'he', dir: 'rtl' });
});

test('facts are terms with definitions', () => {
  render(<DescriptionList items={[{ key: 'isbn', term: 'ISBN', detail: '9780142437247' }]} />);
  expect(screen.getByRole('term').textContent).toBe('ISBN');
  expect(screen.getByRole('definition').textContent).toBe('9780142437247');
});
