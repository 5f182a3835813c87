import type { Size } from '../../zoom/strip-scale.ts';
import type { Metrics } from './segment-layout.contract.ts';

/** The metrics after a change; the same object if nothing differs or the stage is empty. */
export function changedMetrics(
  old: Metrics,
  size: Size,
  change: Partial<Omit<Metrics, 'size'>>,
): Metrics {
  const { fontScale = old.fontScale, look = old.look } = change;
  const isSameSize = size.width === old.size.width && size.height === old.size.height;
  const isSame = isSameSize && fontScale === old.fontScale && look === old.look;
  return isSame || size.width === 0 || size.height === 0 ? old : { size, fontScale, look };
}
