import { type HostLocation, readerStartOf } from '@leeszaal/shared-contracts';
import { placeOfEntry } from '../history/entry-place.ts';
import { documentAt, publicationAt } from '../route/screen-at.ts';
import { knownDocumentOf } from './known-document.ts';
import { linkOfBegin } from './link-of-begin.ts';
import type { OpeningRequest } from './sent-opening.ts';

/** The document or publication that the reader opens at an address; undefined at that of another remote. */
export function openingAt({
  pathname,
  search,
  state,
}: Pick<HostLocation, 'pathname' | 'search' | 'state'>): OpeningRequest | undefined {
  const pubKey = publicationAt(pathname);
  if (pubKey !== undefined) return { pubKey };
  const docKey = documentAt(pathname);
  if (docKey === undefined) return undefined;
  const at = linkOfBegin({ ...readerStartOf(search), place: placeOfEntry(state) });
  return { docKey, pubKey: knownDocumentOf(state)?.pubKey, at };
}
