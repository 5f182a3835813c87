import { afterEach, expect, test } from '@jest/globals';
import { scrollIntoContainer } from './scroll-into-container.ts';

afterEach(() => document.body.replaceChildren());

function place(element: Element, top: number, bottom: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, bottom - top);
}

function setUp(top: number, bottom: number) {
  document.body.innerHTML = '<div style="overflow-y: auto"><p></p></div>';
  const container = document.querySelector('div') as HTMLElement;
  const element = document.querySelector('p') as HTMLElement;
  place(container, 100, 300);
  place(element, top, bottom);
  container.scrollTop = 500;
  return { container, element };
}

test.each([
  ['above', 40, 60, 430],
  ['below', 320, 340, 550],
  ['within', 150, 170, 500],
])('what is %s is brought in as little as needed [R2.137 R9.8]', (_, top, bottom, scrolled) => {
  const { container, element } = setUp(top, bottom);
  expect(scrollIntoContainer(element)).toBe(true);
  expect(container.scrollTop).toBe(scrolled);
});

test('a part of what is larger than its container is brought in by itself', () => {
  const { container, element } = setUp(-4_900, 95_100);
  scrollIntoContainer(element, { y: 50_000, height: 20 });
  expect(container.scrollTop).toBe(500 + 45_100 + 20 + 10 - 300);
  element.getBoundingClientRect = () => new DOMRect(0, 0, 100, 1_000);
  scrollIntoContainer(element, { y: 150, height: 20 });
  expect(container.scrollTop).toBe(500 + 45_100 + 20 + 10 - 300);
});

test('where nothing scrolls nothing moves', () => {
  const { container, element } = setUp(40, 60);
  container.style.overflowY = 'visible';
  scrollIntoContainer(element);
  expect(container.scrollTop).toBe(500);
});
