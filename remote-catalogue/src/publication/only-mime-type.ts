import type { Publication } from '@leeszaal/shared-contracts';

/** The media type of the document; undefined if it is unknown, or the person chooses among several. */
export function onlyMimeType({ mimeTypes }: Publication): string | undefined {
  return mimeTypes?.length === 1 ? mimeTypes[0] : undefined;
}
