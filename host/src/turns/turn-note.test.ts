import { expect, test } from '@jest/globals';
import { createI18n } from '@leeszaal/remote-kit/language';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { loadMessages } from '../language/load-messages.ts';
import { turnNote } from './turn-note.ts';

test('a turn names the document in each language, also one without a title [C2.543]', async () => {
  const notes = await Promise.all(
    LANGUAGES.map(async (language) => {
      const i18n = await createI18n(language, loadMessages);
      return [turnNote(i18n, 'Tea'), turnNote(i18n, ' ')];
    }),
  );
  for (const [named, unnamed] of notes) {
    expect(named).toContain('Tea');
    expect(unnamed).toMatch(/zonder titel|without a title|ohne Titel|sans titre/);
  }
  expect(new Set(notes.flat()).size).toBe(2 * LANGUAGES.length);
});
