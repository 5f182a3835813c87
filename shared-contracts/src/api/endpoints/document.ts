import * as v from 'valibot';
import {
  appearanceCodec,
  contentsCodec,
  fileHitsCodec,
  PRINT_LIMIT,
  publicationAppearancesCodec,
} from '../entities/appearance.ts';
import { plain } from '../schema/codec.ts';
import { bytes, defineEndpoint, json } from '../schema/define-endpoint.ts';
import { wholeNumber } from '../schema/scalars.ts';

const document = plain(v.object({ docKey: v.pipe(v.string(), v.nonEmpty()) }));
const licenceKey = v.pipe(v.string(), v.nonEmpty());
const licence = plain(v.object({ licenseKey: licenceKey }));

export const getPublicationAppearances = defineEndpoint('getPublicationAppearances', {
  method: 'GET',
  path: '/publications/{pubKey}',
  access: 'none',
  embed: true,
  params: plain(v.object({ pubKey: v.pipe(v.string(), v.nonEmpty()) })),
  answer: json(publicationAppearancesCodec),
});
export const getAppearance = defineEndpoint('getAppearance', {
  method: 'GET',
  path: '/appearances/{docKey}',
  access: 'none',
  embed: true,
  params: document,
  answer: json(appearanceCodec),
});
export const getContents = defineEndpoint('getContents', {
  method: 'GET',
  path: '/appearances/{docKey}/toc',
  access: 'none',
  embed: true,
  params: document,
  query: licence,
  answer: json(contentsCodec),
});
export const searchDocument = defineEndpoint('searchDocument', {
  method: 'GET',
  path: '/appearances/{docKey}/search',
  access: 'none',
  embed: true,
  params: document,
  query: plain(v.object({ query: v.string(), licenseKey: licenceKey })),
  answer: json(fileHitsCodec),
});
export const printDocument = defineEndpoint('printDocument', {
  method: 'GET',
  path: '/appearances/{docKey}/print',
  access: 'none',
  embed: true,
  params: document,
  query: plain(
    v.object({
      from: v.pipe(wholeNumber, v.minValue(1)),
      amount: v.pipe(wholeNumber, v.minValue(1), v.maxValue(PRINT_LIMIT)),
      licenseKey: licenceKey,
    }),
  ),
  answer: bytes('application/pdf'),
});
export const getCover = defineEndpoint('getCover', {
  method: 'GET',
  path: '/appearances/{docKey}/cover',
  access: 'none',
  embed: true,
  params: document,
  answer: bytes('image/*'),
});
/** One page of a PDF; in an EPUB the same address is a file (`docs/decisions.md` 69). */
export const getPage = defineEndpoint('getPage', {
  method: 'GET',
  path: '/appearances/{docKey}/{page}.pdf',
  within: 'getDocumentFile',
  access: 'none',
  embed: true,
  params: plain(v.object({ docKey: v.string(), page: v.pipe(wholeNumber, v.minValue(1)) })),
  query: licence,
  answer: bytes('application/pdf'),
});
/**
 * A thumbnail of a page; needs a live licence of that person, but no key in the address
 * (`docs/decisions.md` 68).
 */
export const getThumbnail = defineEndpoint('getThumbnail', {
  method: 'GET',
  path: '/appearances/{docKey}/{page}.png',
  within: 'getDocumentFile',
  access: 'none',
  embed: true,
  params: plain(v.object({ docKey: v.string(), page: v.pipe(wholeNumber, v.minValue(1)) })),
  answer: bytes('image/png'),
});
/**
 * A file of an EPUB, relative to the folder of its package document. Segments need the bearer token
 * and the licence key; the resources of a segment need the key alone (`docs/decisions.md` 68).
 */
export const getDocumentFile = defineEndpoint('getDocumentFile', {
  method: 'GET',
  path: '/appearances/{docKey}/{file*}',
  access: 'licence-key',
  embed: true,
  params: plain(v.object({ docKey: v.string(), file: v.pipe(v.string(), v.nonEmpty()) })),
  query: licence,
  answer: bytes('*'),
});
