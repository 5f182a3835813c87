import type { Size } from '../../zoom/strip-scale.ts';
import type { Flow } from '../flow/flow.ts';
import type { PageBox } from '../flow/page-box.ts';

/** The layout that boxes have to fit. */
export interface Fitting {
  readonly flow: Flow;
  readonly size: Size;
  readonly box: PageBox;
  /** Font size, 1 being normal. */
  readonly fontScale: number;
  /** How far the frame is scrolled from its first page, possibly of an earlier layout. */
  readonly scroll: number;
}
