import type { Direction, Progression } from '../viewer.contract.ts';
import { turnOfKey, turnOfScreenful } from './reading-keys.ts';

/**
 * Turns pages by keys pressed anywhere below the root: the whole page of a portal, or the shadow root of
 * an embed. Returns the way to stop.
 *
 * @param space in which the page stands
 */
export function onReadingKeys(
  root: Node,
  progression: () => Progression,
  space: () => Element,
  onTurn: (turn: Direction) => void,
): () => void {
  const listener = (event: Event) => {
    const key = event as KeyboardEvent;
    const turn = turnOfKey(key, progression()) ?? turnOfScreenful(key, space());
    if (turn === undefined) return;
    event.preventDefault();
    onTurn(turn);
  };
  root.addEventListener('keydown', listener);
  return () => root.removeEventListener('keydown', listener);
}
