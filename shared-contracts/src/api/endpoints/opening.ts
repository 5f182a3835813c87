import * as v from 'valibot';
import { OPENING_TYPE } from '../../opening/opening-part.ts';
import { plain } from '../schema/codec.ts';
import { bytes, defineEndpoint } from '../schema/define-endpoint.ts';

/** The place to open, as a link: empty for the beginning; without it, the caller's reading place. */
const at = plain(v.object({ at: v.optional(v.string()) }));

/**
 * Borrows a publication as `acquireLicence` does, with its refusals, and streams the answers of the calls with which a
 * reader opens it (`OpeningPart`); an extension of the API (`docs/decisions.md` 109).
 */
export const openPublication = defineEndpoint('openPublication', {
  method: 'GET',
  path: '/publications/{pubKey}/open',
  access: 'none',
  embed: true,
  retry: 'effect',
  params: plain(v.object({ pubKey: v.pipe(v.string(), v.nonEmpty()) })),
  query: at,
  answer: bytes(OPENING_TYPE),
});
/** As `openPublication`, for a caller that knows the document only. */
export const openDocument = defineEndpoint('openDocument', {
  method: 'GET',
  path: '/documents/{docKey}/open',
  access: 'none',
  embed: true,
  retry: 'effect',
  params: plain(v.object({ docKey: v.pipe(v.string(), v.nonEmpty()) })),
  query: at,
  answer: bytes(OPENING_TYPE),
});
