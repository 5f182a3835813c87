import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Toolbar } from './index.ts';

test('is one stop of the Tab key, and arrows go through it', async () => {
  render(
    <>
      <Toolbar label="Formats">
        <button type="button">one</button>
        <button type="button">two</button>
      </Toolbar>
      <button type="button">after</button>
    </>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(document.activeElement?.textContent).toBe('two');
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe('after');
  expect(screen.getByRole('toolbar', { name: 'Formats' })).toBeTruthy();
});

test('the focus comes back to the control that it left', async () => {
  render(
    <>
      <button type="button">before</button>
      <Toolbar label="Formats">
        <button type="button">one</button>
        <button type="button">two</button>
        <button type="button">three</button>
      </Toolbar>
      <button type="button">after</button>
    </>,
  );
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  await userEvent.tab();
  expect(focused()).toBe('after');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('two');
  await userEvent.tab({ shift: true });
  expect(focused()).toBe('before');
  await userEvent.tab();
  expect(focused()).toBe('two');
});

test('arrows pass over what is disabled, and end at the ends', async () => {
  render(
    <Toolbar label="Formats">
      <button type="button">one</button>
      <button type="button" disabled>
        none
      </button>
      <button type="button">two</button>
    </Toolbar>,
  );
  const focused = () => document.activeElement?.textContent;
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(focused()).toBe('one');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('two');
  await userEvent.keyboard('{ArrowRight}');
  expect(focused()).toBe('two');
});
