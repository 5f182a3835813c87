import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, getConfig, render, screen } from '@testing-library/react';
import { type ComponentType, type ReactNode, useState } from 'react';
import { definePart, type Part } from '../parts/index.ts';
import { usePrefetch } from '../prefetch/index.ts';
import { defineReactRemote } from '../react/index.ts';
import { createFakeHost } from '../testing/index.ts';
import { usePart } from './use-part.ts';

const Panel = () => <p>the panel</p>;

/** A part that loads at the attempt with this number, from 1. */
function comesWith(attempt: number): { readonly part: Part<object>; readonly asked: () => number } {
  let asked = 0;
  const bring = async (): Promise<ComponentType<object>> => {
    asked += 1;
    if (asked < attempt) throw new Error('no connection');
    return Panel;
  };
  return { part: definePart(bring), asked: () => asked };
}

/** A part whose file the server no longer has. */
function fallenAway(): Part<object> {
  const request = '/remotes/catalogue/old/12.js';
  const error = Object.assign(new Error('Loading chunk 12 failed.'), { request });
  Object.assign(globalThis, { fetch: async () => ({ status: 404 }) });
  return definePart(() => Promise.reject(error));
}

interface PlaceProps {
  readonly part: Part<object>;
  /** Whether a failure is silent. */
  readonly isQuiet?: boolean;
}

function Place({ part, isQuiet = false }: PlaceProps) {
  const [isWanted, setWanted] = useState(false);
  const Shown = usePart(part, isWanted, isQuiet ? () => setWanted(false) : undefined);
  return (
    <>
      <button type="button" onClick={() => setWanted(!isWanted)}>
        want
      </button>
      {Shown ? <Shown /> : <p>nothing yet</p>}
    </>
  );
}

function Ahead({ parts }: { readonly parts: readonly Part<object>[] }) {
  usePrefetch(parts, true);
  return null;
}

/** A remote that shows only this, on a host in memory. */
async function openRemote(children: ReactNode) {
  const host = createFakeHost();
  const element = document.body.appendChild(document.createElement('main'));
  const show = () => children;
  const remote = defineReactRemote({
    App: show,
    loadMessages: async () => ({}),
  });
  // The mount waits for its first paint, which `act` would keep back until the mount is over.
  const handle = await getConfig().asyncWrapper(() => remote.mount(element, host.context));
  return {
    host,
    close: async () => {
      await act(() => handle.unmount('navigate'));
      element.remove();
      host.dispose();
    },
  };
}

let opened: Awaited<ReturnType<typeof openRemote>> | undefined;
const loads = globalThis.fetch;
beforeEach(() => void jest.useFakeTimers());
afterEach(async () => {
  globalThis.fetch = loads;
  jest.useRealTimers();
  await opened?.close();
  opened = undefined;
});
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const press = () => act(async () => screen.getByRole('button', { name: 'want' }).click());
const isShown = () => screen.queryByText('the panel') !== null;

async function open(part: Part<object>, isQuiet = false) {
  jest.useRealTimers();
  opened = await openRemote(<Place part={part} isQuiet={isQuiet} />);
  return opened.host;
}

test('a part comes when it is wanted, and goes when it is not', async () => {
  const { part, asked } = comesWith(1);
  const { dialogs } = await open(part);
  expect(asked()).toBe(0);
  await press();
  expect(isShown()).toBe(true);
  await press();
  expect(isShown()).toBe(false);
  await press();
  expect([isShown(), asked(), dialogs.shown]).toEqual([true, 1, []]);
});

test('a part that does not come is told of once, and asks to try again until it comes [C2.40]', async () => {
  const { part, asked } = comesWith(3);
  const { dialogs, events } = await open(part);
  await press();
  expect([asked(), dialogs.shown.map(({ message }) => message)]).toEqual([
    1,
    [
      {
        type: 'error',
        title: 'Server could not be reached',
        body: 'There was a problem establishing a connection to the server. Please try again.',
        actions: [{ id: 'retry', label: 'Try again', variant: 'primary' }],
        mustAct: true,
        signal: expect.any(AbortSignal),
      },
    ],
  ]);
  await act(async () => dialogs.shown[0]?.choose('retry'));
  expect([asked(), dialogs.shown.length, isShown()]).toEqual([2, 1, false]);
  await act(async () => dialogs.shown[0]?.choose('retry'));
  expect([asked(), dialogs.shown.length, isShown()]).toEqual([3, 0, true]);
  expect(events).toEqual([{ level: 'error', name: 'part-failed', error: expect.any(Error) }]);
});

test('of a release that is gone nothing is asked for again, and the page is loaded anew [C2.43]', async () => {
  const { dialogs, navigation } = await open(fallenAway());
  const navigate = jest.spyOn(navigation, 'navigate');
  await press();
  expect(dialogs.shown.map(({ message }) => message)).toEqual([
    {
      type: 'warning',
      title: 'A new version is available',
      body: 'This page uses an older version that is no longer on the server. Reload the page to continue.',
      actions: [{ id: 'reload', label: 'Reload the page', variant: 'primary' }],
      mustAct: true,
      signal: expect.any(AbortSignal),
    },
  ]);
  await act(async () => dialogs.shown[0]?.choose('reload'));
  expect(navigate.mock.calls).toEqual([[0]]);
  expect(dialogs.shown).toEqual([]);
});

test('a person who leaves what is gone stays on the page [C2.43]', async () => {
  const { dialogs, navigation } = await open(fallenAway());
  const navigate = jest.spyOn(navigation, 'navigate');
  await press();
  expect(dialogs.shown).toHaveLength(1);
  await press();
  expect([dialogs.shown, navigate.mock.calls]).toEqual([[], []]);
});

test('a failed prefetch is silent, and may succeed another time [C2.39]', async () => {
  const { part, asked } = comesWith(2);
  const { dialogs } = await open(part, true);
  await press();
  expect([asked(), dialogs.shown, isShown()]).toEqual([1, [], false]);
  await press();
  expect([asked(), dialogs.shown, isShown()]).toEqual([2, [], true]);
});

test('no question remains when the part is not wanted any more', async () => {
  const { part, asked } = comesWith(9);
  const { dialogs } = await open(part);
  await press();
  expect(dialogs.shown).toHaveLength(1);
  await press();
  expect([asked(), dialogs.shown]).toEqual([1, []]);
});

test('what comes ahead is asked for one after the other, and one that does not come keeps no other back [C2.38]', async () => {
  const [first, second] = [comesWith(2), comesWith(1)];
  render(<Ahead parts={[first.part, second.part]} />);
  expect([first.asked(), second.asked()]).toEqual([0, 0]);
  await pass(500);
  expect([first.asked(), second.asked()]).toEqual([1, 1]);
  await open(second.part);
  await press();
  expect([isShown(), second.asked()]).toEqual([true, 1]);
});

test('a part without a waiting caller is given up with the screen', async () => {
  const [first, second] = [comesWith(9), comesWith(1)];
  const { unmount } = render(<Ahead parts={[first.part, second.part]} />);
  unmount();
  await pass(60_000);
  expect([first.asked(), second.asked(), jest.getTimerCount()]).toEqual([0, 0, 0]);
});
