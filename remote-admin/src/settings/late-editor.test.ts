import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { leaveAdministration, openAdministration } from '../testing/open-administration.ts';

const RichTextEditor = () => 'The editor';
let attempts = 0;
const editor = new URL('../rich-text/rich-text-editor.component.tsx', import.meta.url).pathname;
jest.unstable_mockModule(editor, () => {
  attempts += 1;
  if (attempts === 1) throw new Error('Loading chunk 7 failed.');
  return { RichTextEditor };
});

afterEach(leaveAdministration);

test('an editor whose code fails to load is shown after *Try again*, and the settings stay [C2.40]', async () => {
  const { dialogs } = await openAdministration({});
  await waitFor(() => expect(dialogs.shown).toHaveLength(1));
  expect(screen.getByText('Default language')).toBeTruthy();
  await act(async () => dialogs.shown[0]?.choose('retry'));
  expect(await screen.findByText('The editor')).toBeTruthy();
  expect(attempts).toBe(2);
});
