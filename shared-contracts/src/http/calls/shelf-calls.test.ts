import { describe, test } from '@jest/globals';
import { endpoints } from '../../api/endpoints/index.ts';
import { type CallRow, CLIENTS, tryCall } from './testing/try-call.ts';

/* The calls of shelves (`docs/behaviour.md` C 7) as they go over the wire, and what is read of their answers. */

const shelf = {
  id: 4,
  name: 'For later',
  authorId: '1',
  items: [
    { id: 1, type: 'publication', data: { publicationId: 7, connectionId: 3 } },
    { id: 2, type: 'query', data: { query: 'havelaar', queryType: 0, connection: 3 } },
  ],
};
const item = { type: 'publication', data: { publicationId: 7, connectionId: 3 } } as const;

const rows: Readonly<Record<string, CallRow>> = {
  'GET /bookshelf': {
    call: (http) => http.call(endpoints.getBookshelves, {}),
    method: 'GET',
    address: '/api/bookshelf',
    answers: [shelf],
    read: [shelf],
  },
  'POST /bookshelf': {
    call: (http) => http.call(endpoints.createBookshelf, { body: { name: 'For later' } }),
    method: 'POST',
    address: '/api/bookshelf',
    body: { name: 'For later' },
    answers: { id: 4, name: 'For later', authorId: 1 },
    read: { id: 4, name: 'For later', authorId: '1', items: [] },
  },
  'GET /bookshelf/{id}': {
    call: (http) => http.call(endpoints.getBookshelf, { params: { id: 4 } }),
    method: 'GET',
    address: '/api/bookshelf/4',
    answers: shelf,
    read: shelf,
  },
  'PUT /bookshelf/{id}': {
    call: (http) =>
      http.call(endpoints.renameBookshelf, { params: { id: 4 }, body: { name: 'Later' } }),
    method: 'PUT',
    address: '/api/bookshelf/4',
    body: { name: 'Later' },
  },
  'DELETE /bookshelf/{id}': {
    call: (http) => http.call(endpoints.deleteBookshelf, { params: { id: 4 } }),
    method: 'DELETE',
    address: '/api/bookshelf/4',
  },
  'POST /bookshelf/{id}/add': {
    call: (http) => http.call(endpoints.addBookshelfItem, { params: { id: 4 }, body: { item } }),
    method: 'POST',
    address: '/api/bookshelf/4/add',
    body: { item },
  },
  'DELETE /bookshelf/{id}/{itemId}': {
    call: (http) => http.call(endpoints.deleteBookshelfItem, { params: { id: 4, itemId: 2 } }),
    method: 'DELETE',
    address: '/api/bookshelf/4/2',
  },
};

describe.each(CLIENTS)(
  'what goes over the wire, and what comes of the answer: %s',
  (_name, create) => {
    test.each(Object.entries(rows))(
      '%s is sent and read as it is written [C3.8 C3.10 C3.12 C7.1]',
      (_, row) => tryCall(create, row),
    );
  },
);
