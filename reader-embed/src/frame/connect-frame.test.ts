import { expect, test } from '@jest/globals';
import { EmbedCommandError } from '@leeszaal/shared-contracts';
import { waitFor } from '@testing-library/dom';
import type { TokenProvider } from '../contract/reader-element.contract.ts';
import { connectFrame } from './connect-frame.ts';
import { createParentPage, type FrameWindow } from './parent-page.ts';

const PAGE = 'https://school.test';
const OTHER = 'https://other.test';

/** A frame's window, in a page that records what it receives. */
function openFrame(told: { readonly ancestor?: string; readonly referrer?: string } = {}) {
  const received: [message: unknown, origin: string][] = [];
  const parent = { postMessage: (...sent: [unknown, string]) => void received.push(sent) };
  const events = new EventTarget();
  const window = {
    parent,
    addEventListener: events.addEventListener.bind(events),
    removeEventListener: events.removeEventListener.bind(events),
    location: told.ancestor === undefined ? {} : { ancestorOrigins: [told.ancestor] },
    document: { referrer: told.referrer ?? '' },
  } as unknown as FrameWindow;
  const send = (data: unknown, origin = PAGE, source: unknown = parent) =>
    events.dispatchEvent(Object.assign(new Event('message'), { data, origin, source }));
  return { window, received, send };
}

class FakeElement extends EventTarget {
  tokenProvider: TokenProvider | undefined;
  readonly asked: unknown[] = [];
  async goTo(target: unknown): Promise<void> {
    this.asked.push(target);
  }
  async search(...query: unknown[]): Promise<number> {
    this.asked.push(query);
    if (query[0] === 'refused') throw new EmbedCommandError('expired');
    return 7;
  }
  async close(): Promise<void> {
    throw new Error('no document');
  }
}

function connect(told?: Parameters<typeof openFrame>[0]) {
  const frame = openFrame(told);
  const element = new FakeElement();
  const stop = connectFrame(element, createParentPage(frame.window, [PAGE, OTHER]));
  return { ...frame, element, stop };
}

test.each([
  ['the browser tells', { ancestor: PAGE }, [PAGE]],
  ['the referrer tells', { referrer: `${PAGE}/course/1` }, [PAGE]],
  ['an origin that is not allowed', { ancestor: 'https://evil.test' }, [PAGE, OTHER]],
  ['nothing tells', {}, [PAGE, OTHER]],
])('posts to allowed origins only: %s', (_, told, targets) => {
  const { received } = connect(told);
  expect(received).toEqual(targets.map((origin) => [{ type: 'leeszaal:ready' }, origin]));
});

test('gets its tokens from the page', async () => {
  const { element, received, send } = connect({ ancestor: PAGE });
  const token = element.tokenProvider?.();
  expect(received.at(-1)).toEqual([{ type: 'leeszaal:token-request', id: 1 }, PAGE]);
  send({ type: 'leeszaal:token', id: 1, token: 'stolen' }, 'https://evil.test');
  send({ type: 'leeszaal:token', id: 1, token: 'stolen' }, PAGE, {});
  send({ type: 'leeszaal:token', id: 1, token: 'real' });
  expect(await token).toBe('real');
});

test('runs the commands of the page, and tells it of the results', async () => {
  const { element, received, send } = connect({ ancestor: PAGE });
  send({ type: 'leeszaal:command', id: 1, name: 'goTo', args: [{ page: 4 }] });
  send({ type: 'leeszaal:command', id: 2, name: 'search', args: ['quay', 'words'] });
  send({ type: 'leeszaal:command', id: 3, name: 'close' });
  send({ type: 'leeszaal:command', id: 4, name: 'goTo', args: ['nowhere'] });
  send({ type: 'leeszaal:command', id: 5, name: 'search', args: ['refused'] });
  send({ type: 'school:other' });
  await waitFor(() => expect(received).toHaveLength(5));
  expect(element.asked).toEqual([{ page: 4 }, ['quay', 'words'], ['refused']]);
  const results = received.slice(1).map(([message]) => message);
  expect(results).toContainEqual({ type: 'leeszaal:result', id: 1, value: undefined });
  expect(results).toContainEqual({ type: 'leeszaal:result', id: 2, value: 7 });
  expect(results).toContainEqual({ type: 'leeszaal:result', id: 3, error: 'Error: no document' });
  expect(results).toContainEqual({ type: 'leeszaal:result', id: 5, error: 'expired' });
});

test('tells the page of the events of the element, until it ends', () => {
  const { element, received, stop } = connect({ ancestor: PAGE });
  element.dispatchEvent(new CustomEvent('page', { detail: { page: 2 } }));
  const told = [{ type: 'leeszaal:event', name: 'page', detail: { page: 2 } }, PAGE];
  expect(received.at(-1)).toEqual(told);
  stop();
  element.dispatchEvent(new CustomEvent('page', { detail: { page: 3 } }));
  expect(received.at(-1)).toEqual(told);
});
