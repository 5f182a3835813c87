import { fromAddress } from '../epub/addresses/epub-address.ts';
import { loosePath } from '../epub/archive/entry-path.ts';
import type { DocumentRecord } from './document-record.ts';

/**
 * Whether a file of a book is a segment, which the reader fetches with the bearer; the frame loads other files
 * with the key alone (`docs/decisions.md` 68). A picture can be a segment and part of another, so it needs
 * the key alone.
 */
export function needsBearer({ structure }: DocumentRecord, address: string): boolean {
  if (structure.format !== 'epub') return true;
  const { folder, mediaTypes, spine } = structure;
  // Compares as `Archive.find` does; an address in another case must not bypass the check.
  const wanted = loosePath(fromAddress(address, folder));
  return spine.some((segment) => {
    const path = fromAddress(segment.path, folder);
    return loosePath(path) === wanted && !mediaTypes[path]?.startsWith('image/');
  });
}
