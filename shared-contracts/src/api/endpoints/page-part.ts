import * as v from 'valibot';
import { pageIndexCodec } from '../../paged/page-index.ts';
import { plain } from '../schema/codec.ts';
import { bytes, defineEndpoint, json } from '../schema/define-endpoint.ts';

const document = plain(v.object({ docKey: v.pipe(v.string(), v.nonEmpty()) }));
const licenceKey = v.pipe(v.string(), v.nonEmpty());

/**
 * Which parts the pages of a PDF are made of, for a document whose metadata has `inParts`; an extension of the API
 * (`docs/decisions.md` 110).
 */
export const getPageIndex = defineEndpoint('getPageIndex', {
  method: 'GET',
  path: '/documents/{docKey}/parts',
  access: 'none',
  embed: true,
  params: document,
  query: plain(v.object({ licenseKey: licenceKey })),
  answer: json(pageIndexCodec),
});
/** Parts of pages, one after the other as they are named; an extension of the API (`docs/decisions.md` 110). */
export const getPageParts = defineEndpoint('getPageParts', {
  method: 'GET',
  path: '/documents/{docKey}/parts/{edition}',
  access: 'none',
  embed: true,
  params: plain(
    v.object({
      docKey: v.pipe(v.string(), v.nonEmpty()),
      /** That of the index which numbers the parts. */
      edition: v.pipe(v.string(), v.nonEmpty()),
    }),
  ),
  query: plain(
    v.object({
      /** Numbers of parts and ranges of them, as in `0-5,9`. */
      parts: v.pipe(v.string(), v.regex(/^\d{1,9}(?:-\d{1,9})?(?:,\d{1,9}(?:-\d{1,9})?){0,999}$/)),
      licenseKey: licenceKey,
    }),
  ),
  answer: bytes('application/octet-stream'),
});
