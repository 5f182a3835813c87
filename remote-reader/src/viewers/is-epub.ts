import { formatOf } from '@leeszaal/shared-contracts';

/** Whether a media type, if known, is that of an EPUB. */
export const isEpub = (mimeType: string | undefined): boolean =>
  mimeType !== undefined && formatOf(mimeType) === 'epub';
