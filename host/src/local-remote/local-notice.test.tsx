import { expect, test } from '@jest/globals';
import { createStage } from '../testing/create-stage.tsx';
import type { LocalState } from './find-local-remote.ts';
import { LocalNotice } from './local-notice.component.tsx';

const stage = createStage();
const origin = 'http://localhost:4201';
const remote = { name: 'notices', version: '0.1.0', contract: '^1.0', routes: [] };

test.each<[LocalState, string]>([
  [{ kind: 'local', origin, remote }, `notices is local, from ${origin}.`],
  [{ kind: 'unreachable', origin }, `No development server answers at ${origin}.`],
  [{ kind: 'used-link' }, 'This link was used before.'],
])('says that the state is %j, and leads back', async (state, text) => {
  await stage.show(<LocalNotice state={Promise.resolve(state)} />);
  expect(stage.place().textContent).toContain(text);
  expect(stage.place().querySelector('button')?.textContent).toBe('Back to the released one');
});

test('says nothing without a local remote', async () => {
  await stage.show(<LocalNotice state={Promise.resolve({ kind: 'none' })} />);
  expect(stage.place().textContent).toBe('');
});
