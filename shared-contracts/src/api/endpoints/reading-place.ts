import * as v from 'valibot';
import { keptPlaceCodec, readingPlaceCodec } from '../entities/reading-place.ts';
import { plain } from '../schema/codec.ts';
import { defineEndpoint, empty, json } from '../schema/define-endpoint.ts';

const document = plain(v.object({ docKey: v.pipe(v.string(), v.nonEmpty()) }));

/** Where the caller was in a document; an extension of ours (`docs/decisions.md`, Reading places). */
export const getReadingPlace = defineEndpoint({
  name: 'getReadingPlace',
  method: 'GET',
  path: '/documents/{docKey}/place',
  access: 'none',
  retry: 'safe',
  params: document,
  answer: json(keptPlaceCodec),
});
/** Keeps where the caller is, unless somewhere later is kept already: repeats and late ones do no harm. */
export const saveReadingPlace = defineEndpoint({
  name: 'saveReadingPlace',
  method: 'PUT',
  path: '/documents/{docKey}/place',
  access: 'none',
  retry: 'effect',
  params: document,
  body: json(readingPlaceCodec),
  answer: empty,
});
