import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRef } from 'react';
import { defaultCriteria } from '../criteria/criteria.ts';
import { type OpenScreen, openScreen } from '../testing/open-screen.ts';
import { SearchHeading } from './search-heading.component.tsx';

let opened: OpenScreen | undefined;
/** The heights of text and heading: jsdom has no layout. */
let heights = { scroll: 80, client: 80 };
beforeEach(() => {
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockImplementation(() => heights.scroll);
  jest.spyOn(Element.prototype, 'clientHeight', 'get').mockImplementation(() => heights.client);
});
afterEach(async () => {
  jest.restoreAllMocks();
  await opened?.close();
});

async function show(query: string) {
  const criteria = { ...defaultCriteria({}), query };
  opened = await openScreen({
    part: <SearchHeading heading={createRef()} criteria={criteria} />,
  });
  return screen.getByRole('heading', { level: 1 });
}

test('a long query is cut, and shown as a whole on demand [C2.92]', async () => {
  heights = { scroll: 400, client: 80 };
  const query = 'all the ships of the sea '.repeat(20).trim();
  const heading = await show(query);
  expect(heading.textContent).toBe(`Results for “${query}”`);
  const more = screen.getByRole('button', { name: 'Show more', expanded: false });
  expect(document.getElementById(more.getAttribute('aria-controls') ?? '')).toBe(heading);
  expect(heading.hasAttribute('data-open')).toBe(false);
  await userEvent.click(more);
  expect(heading.hasAttribute('data-open')).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Show less', expanded: true }));
  expect(heading.hasAttribute('data-open')).toBe(false);
});

test('one that fits has no such button', async () => {
  heights = { scroll: 80, client: 80 };
  await show('ships');
  expect(screen.queryByRole('button')).toBeNull();
});
