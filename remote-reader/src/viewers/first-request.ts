import { type AppearanceMetadata, formatOf, type ReaderStart } from '@leeszaal/shared-contracts';
import type { FirstRequest } from '../source/first-request.ts';
import { splitLink } from '../source/segment-link.ts';
import type { Place } from './contract/viewer.contract.ts';
import { pageOfLink } from './pdf/layers/page-link.ts';

/**
 * The first request that a viewer will make, if it is known before the contents. It looks a segment up by its exact path
 * alone, because it loads with every document: for another spelling (`readOrder`) the viewer requests what it needs.
 */
export function firstRequestOf(
  { appearance, spine }: Pick<AppearanceMetadata, 'appearance' | 'spine'>,
  { file, place }: ReaderStart & { readonly place?: Place | undefined },
): FirstRequest | undefined {
  if (formatOf(appearance.mimeType) !== 'epub') {
    const page = pageOfLink(place ?? file ?? '') ?? 1;
    return { page: page <= Math.max(1, appearance.numPages) ? page : 1 };
  }
  const items = spine ?? [];
  const wanted = place === undefined ? file : splitLink(place).path;
  const named = items.find(({ path }) => path === wanted || encodeURI(path) === wanted);
  const first = named ?? items.find(({ linear }) => linear) ?? items[0];
  return first && { segment: first.path };
}
