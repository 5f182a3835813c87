/** Marks the element that holds the whole reader, but its overlays. */
export const READER = { 'data-reader': '' } as const;

/** The reader around an element. */
export const readerOf = (element: Element): Element => element.closest('[data-reader]') ?? element;
