/** The selected part of a text, in characters. */
export interface Selected {
  readonly start: number;
  readonly end: number;
}

/** A text in which the selected part is replaced, and the place after what was inserted. */
export function insertAt(
  text: string,
  { start, end }: Selected,
  inserted: string,
): { readonly text: string; readonly caret: number } {
  return {
    text: text.slice(0, start) + inserted + text.slice(end),
    caret: start + inserted.length,
  };
}
