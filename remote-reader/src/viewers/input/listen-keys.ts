import type { Direction, Progression } from '../contract/viewer.contract.ts';
import { answerReadingKey } from './reading-keys.ts';

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
    const turn = answerReadingKey(event as KeyboardEvent, progression(), space());
    if (turn !== undefined) onTurn(turn);
  };
  root.addEventListener('keydown', listener);
  return () => root.removeEventListener('keydown', listener);
}
