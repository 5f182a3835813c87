import * as v from 'valibot';
import {
  addShelfItemCodec,
  bookshelfCodec,
  searchAlertChangeCodec,
  searchAlertsCodec,
  shelfNameCodec,
  shelfSharingCodec,
} from '../entities/bookshelf.ts';
import { listOf, plain } from '../schema/codec.ts';
import { defineEndpoint, empty, json } from '../schema/define-endpoint.ts';
import { wholeNumber } from '../schema/scalars.ts';

const shelf = plain(v.object({ id: wholeNumber }));
const itemOfShelf = plain(v.object({ id: wholeNumber, itemId: wholeNumber }));

export const getBookshelves = defineEndpoint('getBookshelves', {
  method: 'GET',
  path: '/bookshelf',
  access: 'user',
  answer: json(listOf(bookshelfCodec)),
});
export const createBookshelf = defineEndpoint('createBookshelf', {
  method: 'POST',
  path: '/bookshelf',
  access: 'user',
  body: json(shelfNameCodec),
  answer: json(bookshelfCodec),
});
export const getBookshelf = defineEndpoint('getBookshelf', {
  method: 'GET',
  path: '/bookshelf/{id}',
  access: 'user',
  params: shelf,
  answer: json(bookshelfCodec),
});
export const renameBookshelf = defineEndpoint('renameBookshelf', {
  method: 'PUT',
  path: '/bookshelf/{id}',
  access: 'user',
  params: shelf,
  body: json(shelfNameCodec),
  answer: empty,
});
export const shareBookshelf = defineEndpoint('shareBookshelf', {
  method: 'PUT',
  path: '/bookshelf/{id}/sharing',
  access: 'user',
  params: shelf,
  body: json(shelfSharingCodec),
  answer: empty,
});
export const deleteBookshelf = defineEndpoint('deleteBookshelf', {
  method: 'DELETE',
  path: '/bookshelf/{id}',
  access: 'user',
  params: shelf,
  answer: empty,
});
export const addBookshelfItem = defineEndpoint('addBookshelfItem', {
  method: 'POST',
  path: '/bookshelf/{id}/add',
  access: 'user',
  params: shelf,
  body: json(addShelfItemCodec),
  answer: empty,
});
export const deleteBookshelfItem = defineEndpoint('deleteBookshelfItem', {
  method: 'DELETE',
  path: '/bookshelf/{id}/{itemId}',
  access: 'user',
  params: itemOfShelf,
  answer: empty,
});
/** The alerts of one's own shelf (`docs/decisions.md` 127); an addition of ours. */
export const getSearchAlerts = defineEndpoint('getSearchAlerts', {
  method: 'GET',
  path: '/bookshelf/{id}/alerts',
  access: 'user',
  params: shelf,
  answer: json(searchAlertsCodec),
});
/** Switches the mails about a saved search on or off; an addition of ours. */
export const setSearchAlert = defineEndpoint('setSearchAlert', {
  method: 'PUT',
  path: '/bookshelf/{id}/{itemId}/alert',
  access: 'user',
  params: itemOfShelf,
  body: json(searchAlertChangeCodec),
  answer: empty,
});
