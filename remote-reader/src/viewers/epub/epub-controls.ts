import type { Direction, Progression } from '../contract/viewer.contract.ts';
import { turnOfClick } from '../input/click-zones.ts';
import { onReadingKeys } from '../input/listen-keys.ts';
import type { Side } from '../input/listen-swipe.ts';
import { answerReadingKey } from '../input/reading-keys.ts';
import { turnOfSwipe } from '../input/turn-of-swipe.ts';
import type { Point, ZoomGestures } from '../zoom/listen-zoom.ts';
import { LETTER_ZOOM, zoomedBy } from '../zoom/zoom-steps.ts';

/** What the controls are about. */
export interface ControlledBook {
  progression(): Progression;
  /** What scrolls a page that is larger than it. */
  scroller(): Element;
  /** Width of a page, and of the free space at its sides, in CSS pixels. */
  width(): number;
  margin(): number;
  letters(): number;
  /** `around` stays where it is, as far as it can: a point of the window. */
  setLetters(letters: number, around: Point): void;
  go(to: Direction): void;
  /** The person does something. */
  onActivity(): void;
}

/** What clicks, keys, fingers and gestures do to a book, on its stage and within its frames. */
export class EpubControls {
  readonly gestures: ZoomGestures;
  readonly #book: ControlledBook;
  readonly #stopKeys: () => void;

  /** @param root in which keys are pressed, beside the frames */
  constructor(root: Node, book: ControlledBook) {
    this.#book = book;
    this.gestures = {
      range: LETTER_ZOOM,
      scale: () => book.letters(),
      onZoom: (steps, around) => {
        book.onActivity();
        book.setLetters(zoomedBy(book.letters(), steps, LETTER_ZOOM), around);
      },
    };
    this.#stopKeys = onReadingKeys(
      root,
      () => book.progression(),
      () => book.scroller(),
      (turn) => this.#turn(turn),
    );
  }

  /** A click that nothing else answers; x from the left edge of the stage. */
  click(x: number): void {
    const book = this.#book;
    const turn = turnOfClick(x, book.width(), book.margin(), book.progression());
    if (turn) this.#turn(turn);
  }

  /** A finger that moved to a side: what is on the other one comes, where it scrolls nothing. */
  swipe(side: Side): void {
    const book = this.#book;
    const turn = turnOfSwipe(side, book.scroller(), book.progression());
    if (turn) this.#turn(turn);
  }

  /** A key that was pressed within a frame. */
  press(event: KeyboardEvent): void {
    const book = this.#book;
    const turn = answerReadingKey(event, book.progression(), book.scroller());
    if (turn !== undefined) this.#turn(turn);
  }

  /** Listens to keys no longer. */
  stop(): void {
    this.#stopKeys();
  }

  #turn(to: Direction): void {
    this.#book.onActivity();
    this.#book.go(to);
  }
}
