import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { Tab, TabList, TabPanel, Tabs } from './index.ts';

function Results() {
  const [key, setKey] = useState('all');
  return (
    <Tabs selectedKey={key} onSelectionChange={setKey}>
      <TabList label="Search modules">
        <Tab id="all">All results</Tab>
        <Tab id="books" count="12 / 340">
          Books
        </Tab>
        <Tab id="files" state="busy" stateLabel="loading">
          Files
        </Tab>
        <Tab id="shop" state="failed" stateLabel="failed">
          Shop
        </Tab>
      </TabList>
      <TabPanel id="all">everything</TabPanel>
      <TabPanel id="books">books only</TabPanel>
      <TabPanel id="files">files only</TabPanel>
      <TabPanel id="shop">shop only</TabPanel>
    </Tabs>
  );
}

test('arrows move between tabs and show their panels', async () => {
  render(<Results />);
  expect(screen.getByRole('tablist', { name: 'Search modules' })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toContain('Books');
  expect(screen.getByRole('tabpanel', { name: /Books/ }).textContent).toBe('books only');
  await userEvent.keyboard('{End}');
  expect(screen.getByRole('tabpanel').textContent).toBe('shop only');
});

test('the row is one stop of the Tab key, goes round by arrows, and keeps to its modifiers', async () => {
  render(<Results />);
  const selected = () => screen.getByRole('tab', { selected: true });
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(selected().textContent).toContain('Shop');
  expect(document.activeElement).toBe(selected());
  await userEvent.keyboard('{Control>}{ArrowRight}{/Control}');
  expect(selected().textContent).toContain('Shop');
  await userEvent.keyboard('{ArrowRight}');
  expect(selected().textContent).toContain('All results');
  await userEvent.keyboard('{End}{Home}');
  expect(selected().textContent).toContain('All results');
  // A panel of text alone is the next stop, so that a keyboard can scroll it.
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel', { name: 'All results' }));
  expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1, -1]);
  expect(selected().getAttribute('aria-controls')).toBe(screen.getByRole('tabpanel').id);
});

test('a panel with controls is no stop itself', async () => {
  render(
    <Tabs selectedKey="all" onSelectionChange={() => {}}>
      <TabList label="Parts">
        <Tab id="all">All</Tab>
      </TabList>
      <TabPanel id="all">
        <button type="button">Inside</button>
      </TabPanel>
    </Tabs>,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('Inside');
});

test('count and state are part of the name', () => {
  render(<Results />);
  expect(screen.getByRole('tab', { name: /Books.*12 \/ 340/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Files.*loading/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Shop.*failed/ })).toBeTruthy();
});
