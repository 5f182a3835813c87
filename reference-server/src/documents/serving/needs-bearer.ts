import { fromAddress } from '../epub/addresses/epub-address.ts';
import { loosePath } from '../epub/archive/entry-path.ts';
import type { DocumentRecord } from './document-record.ts';

/**
 * Whether a file of a book is one of its segments, which the reader fetches itself and with the bearer;
 * what a segment refers to is loaded by the frame, which has only the key (`docs/decisions.md` 68). A
 * drawing or a picture may be both a segment and a picture in another, so the key is enough for it.
 */
export function needsBearer({ structure }: DocumentRecord, address: string): boolean {
  if (structure.format !== 'epub') return true;
  const { folder, mediaTypes, spine } = structure;
  // As loosely as files are found, or an address in other letters would need no bearer.
  const wanted = loosePath(fromAddress(address, folder));
  return spine.some((segment) => {
    const path = fromAddress(segment.path, folder);
    return loosePath(path) === wanted && !mediaTypes[path]?.startsWith('image/');
  });
}
