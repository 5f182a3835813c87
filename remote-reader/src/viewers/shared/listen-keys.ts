import type { Direction, Progression } from '../viewer.contract.ts';
import { turnOfKey } from './reading-keys.ts';

/**
 * Turns pages by the arrow keys pressed anywhere below the root: the whole page of a portal, or the
 * shadow root of an embed. Returns the way to stop.
 */
export function onReadingKeys(
  root: Node,
  progression: () => Progression,
  onTurn: (turn: Direction) => void,
): () => void {
  const listener = (event: Event) => {
    const turn = turnOfKey(event as KeyboardEvent, progression());
    if (turn === undefined) return;
    event.preventDefault();
    onTurn(turn);
  };
  root.addEventListener('keydown', listener);
  return () => root.removeEventListener('keydown', listener);
}
