import { TestEnvironment } from 'jest-environment-jsdom';

/** Web interfaces that jsdom lacks, or has in a form that Node's `fetch` refuses. */
const fromNode = [
  'fetch',
  'Headers',
  'Request',
  'Response',
  'ReadableStream',
  'WritableStream',
  'TransformStream',
  'CompressionStream',
  'DecompressionStream',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'Uint8Array',
  'ArrayBuffer',
  'structuredClone',
] as const;

/**
 * jsdom with the web interfaces that our code needs, taken from Node. The event targets of jsdom
 * accept no other abort signals than their own, so `browser-setup.ts` makes `addEventListener`
 * accept Node's.
 */
export default class BrowserEnvironment extends TestEnvironment {
  constructor(...parameters: ConstructorParameters<typeof TestEnvironment>) {
    super(...parameters);
    for (const name of fromNode) {
      Object.defineProperty(this.global, name, {
        value: globalThis[name],
        configurable: true,
        writable: true,
      });
    }
    Object.defineProperty(this.global.crypto, 'subtle', { value: globalThis.crypto.subtle });
  }
}
