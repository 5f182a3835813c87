import { afterEach, expect, jest, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Clamp, Disclosure } from './index.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('its heading opens and closes it by keyboard', async () => {
  render(
    <Disclosure title="Copies" headingLevel={4}>
      three copies
    </Disclosure>,
  );
  expect(screen.getByRole('heading', { level: 4, name: 'Copies' })).toBeTruthy();
  await userEvent.tab();
  const trigger = screen.getByRole('button', { name: 'Copies', expanded: false });
  await userEvent.keyboard('{Enter}');
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  expect(screen.getByRole('group').textContent).toBe('three copies');
});

const panel = () => screen.getByText('three copies').closest('[role="group"]');

test('a search in the page finds collapsed content, and expands it', () => {
  render(<Disclosure title="Copies">three copies</Disclosure>);
  expect(panel()?.getAttribute('hidden')).toBe('until-found');
  fireEvent(panel() as Element, new Event('beforematch'));
  expect(screen.getByRole('button', { name: 'Copies', expanded: true })).toBeTruthy();
  expect(panel()?.hasAttribute('hidden')).toBe(false);
});

test('collapsed content is hidden as usual where a search in the page cannot find it', () => {
  const { prototype } = HTMLElement;
  const found = Object.getOwnPropertyDescriptor(prototype, 'onbeforematch');
  Reflect.deleteProperty(prototype, 'onbeforematch');
  render(<Disclosure title="Copies">three copies</Disclosure>);
  if (found) Object.defineProperty(prototype, 'onbeforematch', found);
  expect(panel()?.getAttribute('hidden')).toBe('');
});

function withHeight(height: number) {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(height);
  render(
    <Clamp moreLabel="Show more" lessLabel="Show less">
      <a href="/x">somewhere</a>
    </Clamp>,
  );
}

test('what fits has no button', () => {
  withHeight(200);
  expect(screen.queryByRole('button')).toBeNull();
});

test('what is taller opens and closes', async () => {
  withHeight(201);
  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  expect(screen.getByRole('button', { name: 'Show less', expanded: true })).toBeTruthy();
});

test('opens when something in it takes focus', async () => {
  withHeight(400);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: 'Show less' })).toBeTruthy();
});
