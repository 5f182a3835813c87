import { type AppearanceMetadata, formatOf, type ReaderStart } from '@leeszaal/shared-contracts';
import type { FirstRequest } from '../source/first-request.ts';
import { splitLink } from '../source/segment-link.ts';
import type { Place } from './contract/viewer.contract.ts';
import { readOrder } from './epub/book/reading-order.ts';
import { pageOfLink } from './pdf/layers/page-link.ts';

/** The first request that a viewer will make, if it is known before the contents. */
export function firstRequestOf(
  { appearance, spine }: Pick<AppearanceMetadata, 'appearance' | 'spine'>,
  { file, place }: ReaderStart & { readonly place?: Place | undefined },
): FirstRequest | undefined {
  if (formatOf(appearance.mimeType) !== 'epub') {
    const page = pageOfLink(place ?? file ?? '') ?? 1;
    return { page: page <= Math.max(1, appearance.numPages) ? page : 1 };
  }
  const { items, first, indexOf } = readOrder(spine, []);
  const path = place === undefined ? file : splitLink(place).path;
  const segment = items[(path === undefined ? undefined : indexOf(path)) ?? first]?.path;
  return segment === undefined ? undefined : { segment };
}
