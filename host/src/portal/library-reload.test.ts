import { expect, test } from '@jest/globals';
import { createFakeHttp } from '@leeszaal/remote-kit/testing';
import type { ClientSettings, Library } from '@leeszaal/shared-contracts';
import { createLibraryReload } from './library-reload.ts';

/** Several requests for settings, answered in any order. */
function setUp() {
  const answers: PromiseWithResolvers<ClientSettings>[] = [];
  const http = createFakeHttp({
    getSettings: () => {
      const answer = Promise.withResolvers<ClientSettings>();
      answers.push(answer);
      return answer.promise;
    },
    getBookshelves: () => [],
  });
  const shown: Partial<Library>[] = [];
  const reload = createLibraryReload(http, (fresh) => void shown.push(fresh));
  return { answers, reload, shown };
}

test('what was asked earlier takes nothing newer away [C2.37]', async () => {
  const { answers, reload, shown } = setUp();
  const both = [reload('settings'), reload('settings')];
  await Promise.resolve();
  answers[1]?.resolve({ daysMarkedAsNew: 2 });
  await both[1];
  answers[0]?.resolve({ daysMarkedAsNew: 1 });
  await both[0];
  expect(shown).toEqual([{ settings: { daysMarkedAsNew: 2 } }]);
});

test('each part is for itself, and an answer that comes in its turn counts [C2.37]', async () => {
  const { answers, reload, shown } = setUp();
  const [first, second] = [reload('settings'), reload('settings')];
  await reload('bookshelves');
  answers[0]?.resolve({ daysMarkedAsNew: 1 });
  await first;
  answers[1]?.reject(new Error('the server failed'));
  await expect(second).rejects.toThrow();
  expect(shown).toEqual([{ bookshelves: [] }, { settings: { daysMarkedAsNew: 1 } }]);
});
