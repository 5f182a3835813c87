import { afterEach, expect, test } from '@jest/globals';
import { keepSelectedInView, wayIntoView } from './keep-selected-in-view.ts';

const row = { left: 0, right: 300 };

test.each([
  ['stands in the row', { left: 40, right: 120 }, 0],
  ['stands at its beginning', { left: -60, right: 20 }, -84],
  ['stands behind its end', { left: 350, right: 420 }, 144],
  ['is cut at its end', { left: 250, right: 310 }, 34],
  ['is wider than the row', { left: 100, right: 500 }, 76],
])('a tab that %s', (_, tab, way) => {
  expect(wayIntoView(row, tab)).toBe(way);
});

const list = document.createElement('div');
const tabs = [0, 1, 2, 3].map((index) => {
  const tab = list.appendChild(document.createElement('div'));
  tab.getBoundingClientRect = () => new DOMRect(index * 150 - list.scrollLeft, 0, 150, 40);
  return tab;
});
list.getBoundingClientRect = () => new DOMRect(0, 0, 300, 40);
afterEach(() => {
  list.scrollLeft = 0;
});

test('follows the tab that is chosen, until the row goes', async () => {
  const stop = keepSelectedInView(list);
  tabs[3]?.setAttribute('data-selected', 'true');
  await Promise.resolve();
  expect(list.scrollLeft).toBe(324);
  tabs[3]?.removeAttribute('data-selected');
  tabs[1]?.setAttribute('data-selected', 'true');
  await Promise.resolve();
  expect(list.scrollLeft).toBe(126);
  stop?.();
  tabs[1]?.removeAttribute('data-selected');
  tabs[3]?.setAttribute('data-selected', 'true');
  await Promise.resolve();
  expect(list.scrollLeft).toBe(126);
});
