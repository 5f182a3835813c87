import { type AppearanceMetadata, formatOf, type ReaderStart } from '@leeszaal/shared-contracts';
import type { FirstWish } from '../source/fetch-ahead.ts';
import { readOrder } from './epub/navigation/reading-order.ts';
import { pageOfLink } from './pdf/page-link.ts';

/**
 * What the viewer of a document will ask its source for first, as far as it can be told before the
 * contents are there.
 */
export function firstWishOf(
  { appearance, spine }: Pick<AppearanceMetadata, 'appearance' | 'spine'>,
  { file }: ReaderStart,
): FirstWish | undefined {
  if (formatOf(appearance.mimeType) !== 'epub') {
    const page = pageOfLink(file ?? '') ?? 1;
    return { page: page <= Math.max(1, appearance.numPages) ? page : 1 };
  }
  const { items, first, indexOf } = readOrder(spine, []);
  const segment = items[(file === undefined ? undefined : indexOf(file)) ?? first]?.path;
  return segment === undefined ? undefined : { segment };
}
