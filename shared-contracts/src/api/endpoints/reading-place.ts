import * as v from 'valibot';
import { keptPlaceCodec, readingPlaceCodec } from '../entities/reading-place.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, empty, json } from '../schema/define-endpoint.ts';

const document = plain(v.object({ docKey: v.pipe(v.string(), v.nonEmpty()) }));

/**
 * The caller's reading place in a document; an extension of the API (`docs/decisions.md`, Reading
 * places).
 */
export const getReadingPlace = defineEndpoint('getReadingPlace', {
  method: 'GET',
  path: '/documents/{docKey}/place',
  access: 'none',
  embed: true,
  params: document,
  answer: json(keptPlaceCodec),
});
/**
 * Saves the caller's reading place, unless a later one is stored: repeated and late calls are
 * harmless.
 */
export const saveReadingPlace = defineEndpoint('saveReadingPlace', {
  method: 'PUT',
  path: '/documents/{docKey}/place',
  access: 'none',
  embed: true,
  retry: 'effect',
  params: document,
  body: json(readingPlaceCodec),
  answer: empty,
});
