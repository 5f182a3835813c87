import { type KeyboardEvent, type Ref, useImperativeHandle } from 'react';
import { nextOption } from './next-option.ts';
import type { ListKeys } from './suggestions-port.contract.ts';

/** The open list, as its keys see it. */
interface OpenList {
  readonly active: number;
  readonly length: number;
  readonly setActive: (index: number) => void;
  readonly choose: (index: number) => void;
  readonly close: () => void;
}

function press(event: KeyboardEvent, { active, length, ...list }: OpenList): boolean {
  switch (event.key) {
    case 'ArrowDown':
    case 'ArrowUp':
      if (event.altKey) {
        // Alt+Down opens the list, which is open; Alt+Up closes it.
        if (event.key === 'ArrowUp') list.close();
        return true;
      }
      list.setActive(nextOption(event.key, active, length));
      return true;
    case 'Enter':
      if (active < 0) return false;
      list.choose(active);
      return true;
    case 'Escape':
      list.close();
      return true;
    case 'Tab':
      list.close();
      return false;
    case 'Home':
    case 'End':
    case 'ArrowLeft':
    case 'ArrowRight':
      // They move in the text, and so back to the field.
      list.setActive(-1);
      return false;
    default:
      return false;
  }
}

/** The keys of a combobox with a list (ARIA 1.2); a closed list has none. */
export function useListKeys(ref: Ref<ListKeys>, list: OpenList): void {
  useImperativeHandle(ref, () => ({
    press: (event) => list.length > 0 && press(event, list),
  }));
}
