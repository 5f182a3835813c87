import { beforeEach, expect, jest, test } from '@jest/globals';

/* Catalogues whose messages partly load later, as in a build; in other tests all are there at once. */

const later = jest.fn<() => Promise<object>>();

jest.unstable_mockModule('../locales/nl.po', () => ({
  messages: { first: ['eerst'] },
  loadLater: later,
}));
jest.unstable_mockModule('../locales/de.po', () => ({
  messages: { first: ['zuerst'] },
  loadLater: async () => ({ panel: ['Leiste'] }),
}));

const { loadLaterMessages, loadMessages } = await import('./load-messages.ts');

beforeEach(() => {
  later.mockResolvedValue({ panel: ['paneel'] });
});

test('the messages of toolbar and panel load later, and are there in each language from then on', async () => {
  const dutch = await loadMessages('nl');
  expect(dutch).toEqual({ first: ['eerst'] });

  later.mockRejectedValueOnce(new Error('offline'));
  await expect(loadLaterMessages()).rejects.toThrow('offline');
  await loadLaterMessages();
  // The mount has this very catalogue.
  expect(dutch).toEqual({ first: ['eerst'], panel: ['paneel'] });

  expect(await loadMessages('de')).toEqual({ first: ['zuerst'], panel: ['Leiste'] });
});
