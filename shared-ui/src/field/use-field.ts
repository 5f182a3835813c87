import { type KeyboardEvent, useState } from 'react';

/** The value of a text field, and its events. */
export interface FieldOptions {
  readonly value?: string | undefined;
  readonly defaultValue?: string;
  readonly onChange?: ((value: string) => void) | undefined;
}

/** The text of a field: the given one, or else its own. */
export function useFieldText({ value, defaultValue = '', onChange }: FieldOptions) {
  const [own, setOwn] = useState(defaultValue);
  const change = (next: string) => {
    setOwn(next);
    onChange?.(next);
  };
  return [value ?? own, change] as const;
}

/** Handles the keys of a field alone: nothing around it acts on them as well. */
export const keptKeys =
  <E extends HTMLElement>(onKeyDown: ((event: KeyboardEvent<E>) => void) | undefined) =>
  (event: KeyboardEvent<E>): void => {
    if (onKeyDown === undefined) return;
    event.stopPropagation();
    onKeyDown(event);
  };
