import { expect, test } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Cover } from './index.ts';

const picture = (container: Element) => container.querySelector('img') as HTMLImageElement;

test('without a picture it is set in type, and hidden beside its title', () => {
  const { container } = render(<Cover title="Max Havelaar" author="Multatuli" />);
  expect(container.textContent).toBe('Max HavelaarMultatuli');
  expect(screen.queryByRole('img')).toBeNull();
});

test('while a picture is on its way no type shows', () => {
  const { container, rerender } = render(<Cover title="Max Havelaar" isLoading />);
  expect(container.textContent).toBe('');
  rerender(<Cover title="Max Havelaar" src="blob:1" />);
  expect(container.textContent).toBe('');
  fireEvent.load(picture(container));
  expect(picture(container).dataset['shown']).toBe('loaded');
});

test('a picture of nearly the right shape fills the box', () => {
  const { container } = render(<Cover title="Max Havelaar" src="blob:1" />);
  Object.defineProperties(picture(container), {
    naturalWidth: { value: 700 },
    naturalHeight: { value: 1000 },
  });
  fireEvent.load(picture(container));
  expect(picture(container).dataset['shown']).toBe('filling');
});

test('a picture shows in the frame after it has come, whatever else is to be rendered', () => {
  const { container } = render(<Cover title="Max Havelaar" src="blob:1" />);
  act(() => {
    picture(container).dispatchEvent(new Event('load'));
    expect(picture(container).dataset['shown']).toBe('loaded');
  });
});

test('a picture that is decoded already shows at once, and one that comes after it when it has come', () => {
  const { container, rerender } = render(<Cover title="Max Havelaar" src="blob:1" shape={0.7} />);
  expect(picture(container).dataset['shown']).toBe('filling');
  expect(container.querySelector('[data-pending]')).toBeNull();
  rerender(<Cover title="Max Havelaar" src="blob:2" />);
  expect(picture(container).dataset['shown']).toBeUndefined();
});

test('a picture that fails gives way to type, until another one comes [R2.25]', () => {
  const { container, rerender } = render(<Cover title="Max Havelaar" src="blob:1" />);
  fireEvent.error(picture(container));
  expect(container.textContent).toBe('Max Havelaar');
  rerender(<Cover title="Max Havelaar" src="blob:2" />);
  expect(picture(container).getAttribute('src')).toBe('blob:2');
});
