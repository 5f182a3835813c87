/// <reference lib="dom" />

/*
 * Fakes for the interfaces that jsdom lacks: without layout it observes, matches and scrolls
 * nothing. A test that needs more installs its own.
 */

class SilentObserver {
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

class NeverMatching extends EventTarget {
  readonly matches = false;
  readonly onchange = null;
  readonly media: string;

  constructor(media: string) {
    super();
    this.media = media;
  }

  addListener(): void {}
  removeListener(): void {}
}

/** Lets an event target of jsdom end a subscription by a signal of Node. */
function acceptForeignSignals(): void {
  const original = EventTarget.prototype.addEventListener;
  EventTarget.prototype.addEventListener = function addEventListener(type, listener, options) {
    if (typeof options !== 'object' || options.signal === undefined) {
      original.call(this, type, listener, options);
      return;
    }
    const { signal, ...rest } = options;
    if (signal.aborted) return;
    original.call(this, type, listener, rest);
    signal.addEventListener('abort', () => this.removeEventListener(type, listener, rest), {
      once: true,
    });
  };
}

/** Makes `<search>` a plain HTML element; jsdom does not know it, and React warns each time. */
function knowSearchElement(): void {
  const original = Document.prototype.createElement;
  Document.prototype.createElement = function createElement(
    this: Document,
    name: string,
    options?: ElementCreationOptions,
  ) {
    const element = original.call(this, name, options);
    return name === 'search' ? Object.setPrototypeOf(element, HTMLElement.prototype) : element;
  };
}

/** Makes a text safe within a selector; react-aria looks up elements by `data-key` with it. */
const escapeForSelector = (text: string): string => text.replace(/[^\w\u0080-\uffff-]/g, '\\$&');

acceptForeignSignals();
knowSearchElement();
Object.assign(globalThis, {
  CSS: { escape: escapeForSelector, supports: () => false },
  ResizeObserver: SilentObserver,
  IntersectionObserver: SilentObserver,
  matchMedia: (media: string) => new NeverMatching(media),
  scrollTo: () => {},
});
Object.assign(Element.prototype, { scrollIntoView: () => {}, scrollTo: () => {} });

export {};
