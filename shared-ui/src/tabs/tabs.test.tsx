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

test('count and state are part of the name', () => {
  render(<Results />);
  expect(screen.getByRole('tab', { name: /Books.*12 \/ 340/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Files.*loading/ })).toBeTruthy();
  expect(screen.getByRole('tab', { name: /Shop.*failed/ })).toBeTruthy();
});
