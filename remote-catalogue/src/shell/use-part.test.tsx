import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { definePart, type Part } from './part.ts';
import { usePart } from './use-part.ts';
import { usePartsAhead } from './use-parts-ahead.ts';

const Panel = () => <p>the panel</p>;

/** A part whose file comes with the attempt of this number, from 1. */
function comesWith(attempt: number): { readonly part: Part<object>; readonly asked: () => number } {
  let asked = 0;
  const bring = async (): Promise<ComponentType<object>> => {
    asked += 1;
    if (asked < attempt) throw new Error('no connection');
    return Panel;
  };
  return { part: definePart(bring), asked: () => asked };
}

function Place({ part, isWanted }: { readonly part: Part<object>; readonly isWanted: boolean }) {
  const Shown = usePart(part, isWanted);
  return Shown ? <Shown /> : <p>nothing yet</p>;
}

function Ahead({ parts }: { readonly parts: readonly Part<object>[] }) {
  usePartsAhead(parts, true);
  return null;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

test('a part comes when it is wanted, and goes when it is not', async () => {
  const { part, asked } = comesWith(1);
  const { rerender } = render(<Place part={part} isWanted={false} />);
  await pass(60_000);
  expect(asked()).toBe(0);
  rerender(<Place part={part} isWanted />);
  await pass(0);
  expect(screen.getByText('the panel')).toBeTruthy();
  rerender(<Place part={part} isWanted={false} />);
  expect(screen.getByText('nothing yet')).toBeTruthy();
});

test('a part that does not come is asked for again, until it comes', async () => {
  const { part, asked } = comesWith(3);
  render(<Place part={part} isWanted />);
  await pass(0);
  expect([asked(), screen.queryByText('the panel')]).toEqual([1, null]);
  await pass(1_000);
  expect(asked()).toBe(2);
  await pass(2_000);
  expect(screen.getByText('the panel')).toBeTruthy();
});

test('nobody asks any more when it is not wanted any more', async () => {
  const { part, asked } = comesWith(9);
  const { unmount } = render(<Place part={part} isWanted />);
  await pass(0);
  unmount();
  await pass(60_000);
  expect([asked(), jest.getTimerCount()]).toEqual([1, 0]);
});

test('what came ahead is there at once, one after the other', async () => {
  const [first, second] = [comesWith(2), comesWith(1)];
  const { unmount } = render(<Ahead parts={[first.part, second.part]} />);
  await pass(500);
  expect([first.asked(), second.asked()]).toEqual([1, 0]);
  await pass(1_000);
  expect([first.asked(), second.asked()]).toEqual([2, 1]);
  unmount();
  render(<Place part={second.part} isWanted />);
  expect(screen.getByText('the panel')).toBeTruthy();
});

test('what nobody waits for is given up with the screen', async () => {
  const { part, asked } = comesWith(9);
  const { unmount } = render(<Ahead parts={[part]} />);
  unmount();
  await pass(60_000);
  expect([asked(), jest.getTimerCount()]).toEqual([0, 0]);
});
