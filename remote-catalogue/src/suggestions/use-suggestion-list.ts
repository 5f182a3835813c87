import { useBackgroundPart } from '@leeszaal/remote-kit/parts';
import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react';
import { suggestionsPart } from './suggestions-part.ts';
import type { ListKeys, ListWish, ShownList } from './suggestions-port.contract.ts';

const CLOSED: ShownList = { isOpen: false, activeId: undefined };

/** The suggestions of a search field: when the list is wanted, and what the field says about it. */
export function useSuggestionList() {
  const id = useId();
  const keys = useRef<ListKeys>(null);
  const [wish, setWish] = useState<ListWish>('none');
  const [shown, setShown] = useState(CLOSED);
  const [isNear, setNear] = useState(false);
  const { Part } = useBackgroundPart(suggestionsPart, isNear);
  const close = useCallback(() => setWish('none'), []);
  return {
    /** Undefined until it has loaded. */
    SuggestionList: isNear ? Part : undefined,
    close,
    isOpen: shown.isOpen,
    /** Loads the list; call it when the field gets the focus. */
    prepare: () => setNear(true),
    /** Call it when the field loses the focus: what arrives then opens no list. A press in an open list moves none. */
    leave: () => {
      if (!shown.isOpen) close();
    },
    /** Call it after each change by the person. */
    follow: () => setWish('typing'),
    list: { ref: keys, id, wish, onShown: setShown, onClose: close },
    field: {
      listId: id,
      ...shown,
      onKeyDown(event: KeyboardEvent): boolean {
        if (keys.current?.press(event)) return true;
        if (event.key !== 'ArrowDown' || shown.isOpen) return false;
        setWish('asked');
        return true;
      },
    },
  };
}
