import { beforeEach, expect, test } from '@jest/globals';
import type { HostChange, HostContext, RemoteModule } from '@leeszaal/shared-contracts';
import { openDevPage } from './open-dev-page.ts';

/** A remote that writes down what happens to it. */
function recordingRemote(text = 'one') {
  const contexts: HostContext[] = [];
  const changes: HostChange[] = [];
  const taken: boolean[] = [];
  const remote: RemoteModule = {
    contract: '1.0.0',
    mount: async (element, context) => {
      element.textContent = text;
      contexts.push(context);
      return {
        update: (change) => void changes.push(change),
        unmount: async () => void taken.push(context.signal.aborted),
      };
    },
  };
  return { remote, contexts, changes, taken };
}

const screens = [
  { label: 'Basket', path: '/shop/basket' },
  { label: 'Library', path: '/search', view: 'library' },
] as const;

function press(label: string): void {
  [...document.querySelectorAll('button')].find((button) => button.textContent === label)?.click();
}

function choose(label: string, value: string): void {
  const labels = [...document.querySelectorAll('label')];
  const select = labels.find((one) => one.textContent?.startsWith(label))?.querySelector('select');
  if (!select) throw new Error(`No choice ${label}`);
  select.value = value;
  select.dispatchEvent(new Event('change'));
}

beforeEach(() => {
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  document.body.innerHTML = '<div id="app"></div>';
});

test('begins with the first screen, which the address then names', async () => {
  const { remote, contexts } = recordingRemote();
  await openDevPage({ remote, screens, answers: {} });
  expect(contexts[0]?.navigation.current().pathname).toBe('/shop/basket');
  expect(window.location.pathname).toBe('/shop/basket');
});

test('comes back to the screen of the address, with the language and the role chosen before', async () => {
  const { remote, contexts } = recordingRemote();
  window.history.replaceState(null, '', '/search');
  sessionStorage.setItem('dev-language', 'de');
  sessionStorage.setItem('dev-role', 'superadmin');
  await openDevPage({ remote, screens, answers: {} });
  expect(contexts[0]?.view).toEqual({ kind: 'named', name: 'library' });
  expect(contexts[0]?.language.current()).toBe('de');
  expect(contexts[0]?.session.current().role).toBe('superadmin');
});

test('tells the remote of another language and role', async () => {
  const { remote, changes } = recordingRemote();
  await openDevPage({ remote, screens, answers: {} });
  choose('Language', 'fr');
  choose('Role', 'none');
  expect(changes).toMatchObject([
    { kind: 'language', language: 'fr' },
    { kind: 'session', session: { role: 'none' } },
  ]);
});

test('gives the remote the library of its answers, anew after a change', async () => {
  const { remote, contexts, changes } = recordingRemote();
  let days = 14;
  const answers = { getSettings: () => ({ daysMarkedAsNew: days }) };
  await openDevPage({ remote, screens, answers });
  expect(contexts[0]?.library.current().settings).toEqual({ daysMarkedAsNew: 14 });
  days = 30;
  await contexts[0]?.library.reload('settings');
  expect(changes.at(-1)).toMatchObject({ library: { settings: { daysMarkedAsNew: 30 } } });
});

test('shows a newer version in the place of the older, on the same host', async () => {
  const older = recordingRemote('one');
  const newer = recordingRemote('two');
  const page = await openDevPage({ remote: older.remote, screens, answers: {} });
  older.contexts[0]?.navigation.navigate('/shop/checkout');
  await page.replace(newer.remote);
  expect(older.taken).toEqual([false]);
  expect(older.contexts[0]?.signal.aborted).toBe(true);
  expect(document.querySelector('main')?.textContent).toBe('two');
  expect(newer.contexts[0]?.navigation.current().pathname).toBe('/shop/checkout');
});

test('shows title and back action, which the remote takes away again', async () => {
  const { remote, contexts } = recordingRemote();
  await openDevPage({ remote, screens, answers: {} });
  const pressed: string[] = [];
  contexts[0]?.header.setTitle('A title');
  contexts[0]?.header.setBackAction({ label: 'Back', onPress: () => pressed.push('back') });
  expect(document.querySelector('strong')?.textContent).toBe('A title');
  press('Back');
  expect(pressed).toEqual(['back']);
  contexts[0]?.header.setBackAction(undefined);
  expect(document.body.textContent).not.toContain('Back');
});

test('says so where the document has no place for it', async () => {
  document.body.replaceChildren();
  const { remote } = recordingRemote();
  await expect(openDevPage({ remote, screens, answers: {} })).rejects.toThrow('#app');
});
