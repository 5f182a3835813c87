/** A `matchMedia` whose result a test can change. */
export interface FakeMedia {
  set(matches: boolean): void;
  restore(): void;
}

/** Replaces `matchMedia`: every query matches or none does, until `set`. */
export function fakeMedia(initially: boolean): FakeMedia {
  const original = globalThis.matchMedia;
  let matches = initially;
  const lists = new Set<EventTarget>();
  globalThis.matchMedia = (media: string): MediaQueryList => {
    const list = Object.defineProperties(new EventTarget(), {
      matches: { get: () => matches },
      media: { value: media },
    });
    lists.add(list);
    return list as MediaQueryList;
  };
  return {
    set(next) {
      matches = next;
      for (const list of lists) list.dispatchEvent(new Event('change'));
    },
    restore() {
      globalThis.matchMedia = original;
    },
  };
}
