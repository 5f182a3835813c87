import { describe, expect, test } from '@jest/globals';
import { endpoints } from '../../api/endpoints/index.ts';
import { type CallRow, CLIENTS, tryCall } from './testing/try-call.ts';

/*
 * The calls of `docs/behaviour.md` C 7 as they go over the wire, and what is read of their answers. The
 * shop's and the logo's upload are tried where they are used.
 */

const found = {
  total: 41,
  publications: [{ id: 7, pubkey: 'pub-7', title: 'Max Havelaar', price: 1250, currency: 'eur' }],
  facets: { authors: { Multatuli: 3 } },
};
const question = {
  query: 'havelaar',
  queryType: 2 as const,
  fields: [{ name: 'title', value: 'Max', mode: 1 as const, operator: 0 as const }],
  paginationOptions: { page: 2, resultsPerPage: 20 },
  facets: { authors: ['Multatuli'] },
  sorting: ['score desc'],
  connections: [3],
};
const request = {
  requesterName: 'Ada Byron',
  requesterEmail: 'ada@example.org',
  publicationId: 7,
  connectionId: 3,
  language: 'nl',
};
const rows: Readonly<Record<string, CallRow>> = {
  'GET /client': {
    call: (http) => http.call(endpoints.getClient, {}),
    method: 'GET',
    address: '/api/client',
    answers: { current: { ref: 'one', name: 'One', email: 'desk@example.org' }, switch: [] },
    read: { current: { ref: 'one', name: 'One', email: 'desk@example.org' }, switch: [] },
  },
  'GET /user/me': {
    call: (http) => http.call(endpoints.getUser, {}),
    method: 'GET',
    address: '/api/user/me',
    answers: { id: 1, name: { full: 'Noor' }, email: 'noor@example.org' },
    read: { id: '1', name: { full: 'Noor' }, email: 'noor@example.org' },
  },
  'GET /user/role': {
    call: (http) => http.call(endpoints.getRole, {}),
    method: 'GET',
    address: '/api/user/role',
    answers: 'admin',
    read: 'admin',
  },
  'POST /client/switch': {
    call: (http) => http.call(endpoints.switchClient, { body: { target: 'two' } }),
    method: 'POST',
    address: '/api/client/switch',
    body: { target: 'two' },
    answers: 1,
    read: true,
  },
  'GET /client/settings': {
    call: (http) => http.call(endpoints.getSettings, {}),
    method: 'GET',
    address: '/api/client/settings',
    answers: { defaultLanguage: 'de', daysMarkedAsNew: 7 },
    read: { defaultLanguage: 'de', daysMarkedAsNew: 7 },
  },
  'POST /client/settings': {
    call: (http) => http.call(endpoints.saveSettings, { body: { showCopyDocuments: false } }),
    method: 'POST',
    address: '/api/client/settings',
    body: { showCopyDocuments: false },
    answers: { defaultLanguage: 'de', showCopyDocuments: false },
    read: { defaultLanguage: 'de', showCopyDocuments: false },
  },
  'GET /client/logo': {
    call: async (http) => (await http.call(endpoints.getLogo, {})).bytes.text(),
    method: 'GET',
    address: '/api/client/logo',
    answers: 'GIF89a',
    read: '"GIF89a"',
  },
  'DELETE /client/logo': {
    call: (http) => http.call(endpoints.deleteLogo, {}),
    method: 'DELETE',
    address: '/api/client/logo',
  },
  'POST /search': {
    call: (http) => http.call(endpoints.search, { body: question }),
    method: 'POST',
    address: '/api/search',
    body: question,
    answers: [found],
    read: [
      {
        kind: 'results',
        total: 41,
        publications: [
          expect.objectContaining({
            id: 7,
            pubKey: 'pub-7',
            title: 'Max Havelaar',
            priceInCents: 1250,
          }),
        ],
        facets: { authors: { Multatuli: 3 } },
      },
    ],
  },
  'POST /search/suggestions': {
    call: (http) => http.call(endpoints.getSuggestions, { body: { text: 'havel' } }),
    method: 'POST',
    address: '/api/search/suggestions',
    body: { text: 'havel' },
    answers: [{ kind: 'title', text: 'Max Havelaar', count: 2 }],
    read: [{ kind: 'title', text: 'Max Havelaar', count: 2 }],
  },
  'POST /search/availability': {
    call: (http) => http.call(endpoints.getAvailability, { body: { pubKeys: ['pub-7'] } }),
    method: 'POST',
    address: '/api/search/availability',
    body: { pubKeys: ['pub-7'] },
    answers: [{ state: 'on-loan', pubKey: 'pub-7', seats: 1, minutes: 4 }],
    read: [{ state: 'on-loan', pubKey: 'pub-7', seats: 1, minutes: 4 }],
  },
  'POST /search, which fails inside of its answer': {
    call: (http) => http.call(endpoints.search, { body: question }),
    method: 'POST',
    address: '/api/search',
    body: question,
    answers: [{ error: 'no such field', status: '400' }],
    read: [{ kind: 'failure', status: 400, error: 'no such field' }],
  },
  'GET /search/detail': {
    call: (http) =>
      http.call(endpoints.getPublicationDetail, { query: { connectionId: 3, publicationId: 7 } }),
    method: 'GET',
    address: '/api/search/detail?connectionId=3&publicationId=7',
    answers: { id: 7, titlerelations: { parents: [{ code: 1, title: 'Whole' }], children: [] } },
    read: expect.objectContaining({
      id: 7,
      titleRelations: { parents: [{ code: '1', title: 'Whole' }], children: [] },
    }),
  },
  'POST /search/moduleinfo': {
    call: (http) => http.call(endpoints.getSearchModules, {}),
    method: 'POST',
    address: '/api/search/moduleinfo',
    answers: [{ connection: 0, module: 1, name: 'Shop', actions: ['shop', 'fly'] }],
    read: [{ connection: 0, module: 1, name: 'Shop', actions: ['shop'], advancedFields: [] }],
  },
  'GET /search/acquisitions': {
    call: (http) =>
      http.call(endpoints.getAcquisitions, { query: { limitdays: 90, limitamount: 100 } }),
    method: 'GET',
    address: '/api/search/acquisitions?limitdays=90&limitamount=100',
    answers: [{ id: 7, title: 'Max Havelaar', cover: '/c.jpg', sourcemodule: 3 }],
    read: [{ id: 7, title: 'Max Havelaar', cover: '/c.jpg', sourceModule: 3 }],
  },
  'GET /publications': {
    call: (http) =>
      http.call(endpoints.getPublications, {
        query: {
          query: 'sea & ships',
          context: 'content',
          contextOption: 'phrase',
          page: 2,
          filters: '{"authors":["Ada"]}',
        },
      }),
    method: 'GET',
    address:
      '/api/publications?query=sea+%26+ships&context=content&contextOption=phrase&page=2' +
      '&filters=%7B%22authors%22%3A%5B%22Ada%22%5D%7D',
    answers: { publications: [], facets: {}, total: 0 },
    read: { publications: [], facets: {}, total: 0 },
  },
  'POST /module/requestpublication': {
    call: (http) =>
      http.call(endpoints.requestPublication, {
        body: { ...request, department: 'Law', message: 'Soon?\nThank you' },
      }),
    method: 'POST',
    address: '/api/module/requestpublication',
    body: { ...request, department: 'Law', message: 'Soon?\nThank you' },
  },
  'POST /module/requestpublication without what is optional': {
    call: (http) => http.call(endpoints.requestPublication, { body: request }),
    method: 'POST',
    address: '/api/module/requestpublication',
    body: request,
  },
  'POST /module/openinbibisactiontoken': {
    call: (http) =>
      http.call(endpoints.getCatalogueToken, { body: { publicationId: 7, connectionId: 3 } }),
    method: 'POST',
    address: '/api/module/openinbibisactiontoken',
    body: { publicationId: 7, connectionId: 3 },
    answers: { token: 't', url: 'https://system.example/?token=t' },
    read: { token: 't', url: 'https://system.example/?token=t' },
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
