import type { Flow, FrameSize } from '../flow/flow.ts';
import type { PageBox } from '../flow/page-box.ts';

/** What pages are laid out by. */
export interface Fitting {
  readonly flow: Flow;
  readonly size: FrameSize;
  readonly box: PageBox;
  /** Size of the letters, 1 being normal. */
  readonly letters: number;
  /** How far the frame has scrolled from its first page, by whatever measure that had. */
  readonly scroll: number;
}
