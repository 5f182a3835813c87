import { onceLoaded } from '@leeszaal/remote-kit/parts';
import type { ReaderCode } from './reader-control.ts';
import { createReaderElement } from './reader-element.ts';

const loadModule = onceLoaded(
  () => import(/* webpackChunkName: "reader" */ '../mount/mount-reader.ts'),
);

/** For all elements. */
const code: ReaderCode = {
  load: async () => (await loadModule()).mountReader,
  prefetch() {
    loadModule().then(
      ({ prefetchReader }) => prefetchReader(),
      () => undefined,
    );
  },
};

/**
 * Registers `<leeszaal-reader>`. Does nothing when the page has an element of that name, as after a second script tag.
 *
 * @param name another name than `leeszaal-reader`, with a hyphen
 */
export function defineLeeszaalReader(name = 'leeszaal-reader'): void {
  if (customElements.get(name)) return;
  customElements.define(name, createReaderElement(code));
}
