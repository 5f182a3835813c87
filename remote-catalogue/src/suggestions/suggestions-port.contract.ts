import type { KeyboardEvent, Ref } from 'react';
import type { OwnSearch } from './own-searches.ts';

/** Why the list is wanted: the person is typing, or asked for it by a key. */
export type ListWish = 'none' | 'typing' | 'asked';

/** The state of the list that the search field tells assistive technology. */
export interface ShownList {
  readonly isOpen: boolean;
  /** The id of the active option. */
  readonly activeId: string | undefined;
}

/** How the search field hands keys to the list. */
export interface ListKeys {
  /** Handles a key of the search field. Returns whether the list has used it. */
  press(event: KeyboardEvent): boolean;
}

export interface SuggestionListProps {
  readonly ref: Ref<ListKeys>;
  readonly id: string;
  /** The text of the search field. */
  readonly text: string;
  readonly wish: ListWish;
  /** Called when the list opens or closes, and when another option is active. */
  readonly onShown: (list: ShownList) => void;
  readonly onSearch: (search: OwnSearch) => void;
  readonly onClose: () => void;
}
