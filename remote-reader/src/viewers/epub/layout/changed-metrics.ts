import type { FrameSize } from '../flow/flow.ts';
import type { Metrics } from './segment-layout.contract.ts';

/**
 * The measure after a change; the old one, the very same, when nothing differs or when there is no
 * room for a page.
 *
 * @param size of the stage now
 */
export function changedMetrics(
  old: Metrics,
  size: FrameSize,
  change: Partial<Omit<Metrics, 'size'>>,
): Metrics {
  const { letters = old.letters, look = old.look } = change;
  const isSameSize = size.width === old.size.width && size.height === old.size.height;
  const isSame = isSameSize && letters === old.letters && look === old.look;
  return isSame || size.width === 0 || size.height === 0 ? old : { size, letters, look };
}
