import { whenIdle as whenBrowserIdle } from '@leeszaal/remote-kit/parts';

/** The longest, in ms, that a busy browser may delay the callback. */
const TIMEOUT_MS = 100;

/** Calls back when the browser is idle; returns a function that cancels it. */
export function whenIdle(callback: () => void): () => void {
  return whenBrowserIdle(callback, { timeout: TIMEOUT_MS });
}
