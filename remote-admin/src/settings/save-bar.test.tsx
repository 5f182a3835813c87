import { expect, test } from '@jest/globals';
import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useLayoutEffect, useRef } from 'react';
import { SaveBar } from './save-bar.component.tsx';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

/** Records the focused element in each commit. */
function Screen({ isModified, told }: { readonly isModified: boolean; readonly told: string[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => {
    told.push(document.activeElement?.textContent ?? '');
  });
  const draft = {
    isModified,
    changed: [],
    unsavable: [],
    isSaving: false,
    failure: undefined,
    refused: () => undefined,
    refuse: () => undefined,
    shown: () => undefined,
    change: () => undefined,
    save: () => Promise.resolve(),
    cancel: () => undefined,
  };
  return (
    <I18nProvider i18n={i18n}>
      <h1 ref={heading} tabIndex={-1}>
        Settings
      </h1>
      <a href="/">Home</a>
      <SaveBar draft={draft} next={heading} />
    </I18nProvider>
  );
}

test('the focus is never without a place: no later press meets it on its way', async () => {
  const told: string[] = [];
  const { rerender } = render(<Screen isModified told={told} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  rerender(<Screen isModified={false} told={told} />);
  expect(told.at(-1)).toBe('Settings');
});

test('a person who has gone on to something else while it was saved stays there', async () => {
  const told: string[] = [];
  const { rerender } = render(<Screen isModified told={told} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  act(() => screen.getByRole('link', { name: 'Home' }).focus());
  rerender(<Screen isModified={false} told={told} />);
  expect(told.at(-1)).toBe('Home');
});

test('a person who is pressing something else as the bar goes does not lose the focus to the heading', async () => {
  const told: string[] = [];
  const { rerender } = render(<Screen isModified told={told} />);
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  // The browser moves the focus after `pointerdown`.
  fireEvent.pointerDown(screen.getByRole('link', { name: 'Home' }));
  rerender(<Screen isModified={false} told={told} />);
  expect(document.activeElement).toBe(document.body);
});
