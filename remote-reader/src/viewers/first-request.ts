import { type AppearanceMetadata, formatOf, type ReaderStart } from '@leeszaal/shared-contracts';
import type { FirstRequest } from '../source/first-request.ts';
import { splitLink } from '../source/segment-link.ts';
import type { Place } from './contract/viewer.contract.ts';
import { pageOfLink } from './pdf/layers/page-link.ts';

/**
 * The first request that a viewer will make, if it is known before the contents. It looks a segment up by its exact
 * path alone, because it loads with every document; only the viewer knows other spellings (`readOrder`).
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
  const first =
    wanted === undefined
      ? (items.find(({ linear }) => linear) ?? items[0])
      : items.find(({ path }) => path === wanted || encodeURI(path) === wanted);
  return first && { segment: first.path };
}
