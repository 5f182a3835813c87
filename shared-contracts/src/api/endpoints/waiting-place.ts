import * as v from 'valibot';
import {
  placeOutcomeCodec,
  placeRequestCodec,
  waitingPlaceCodec,
} from '../entities/waiting-place.ts';
import { listOf, plain } from '../schema/codec.ts';
import { defineEndpoint, empty, json } from '../schema/define-endpoint.ts';

const publication = plain(v.object({ pubKey: v.pipe(v.string(), v.nonEmpty()) }));

/** The caller's places in queues at the library, the oldest first; an addition of ours (`docs/decisions.md` 124). */
export const getWaitingPlaces = defineEndpoint('getWaitingPlaces', {
  method: 'GET',
  path: '/waiting-places',
  access: 'user',
  answer: json(listOf(waitingPlaceCodec)),
});
/** Takes the last place in the queue for a publication; a caller who has a place keeps it. */
export const takeWaitingPlace = defineEndpoint('takeWaitingPlace', {
  method: 'PUT',
  path: '/waiting-places/{pubKey}',
  access: 'user',
  params: publication,
  body: json(placeRequestCodec),
  answer: json(placeOutcomeCodec),
});
/** Gives a place up; a turn passes to the next person at once. */
export const leaveWaitingPlace = defineEndpoint('leaveWaitingPlace', {
  method: 'DELETE',
  path: '/waiting-places/{pubKey}',
  access: 'user',
  params: publication,
  answer: empty,
});
