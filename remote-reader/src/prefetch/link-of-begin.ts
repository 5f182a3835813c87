import type { ReaderStart } from '@leeszaal/shared-contracts';
import { linkOfFile } from '../source/segment-link.ts';
import type { Place } from '../viewers/contract/viewer.contract.ts';

/** The link to the place to open, empty for the beginning; undefined when the address names none. */
export function linkOfBegin({
  file,
  search,
  place,
}: ReaderStart & { readonly place?: Place | undefined }): string | undefined {
  return place ?? (file && linkOfFile(file)) ?? (search && '');
}
