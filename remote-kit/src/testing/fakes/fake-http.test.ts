import { expect, test } from '@jest/globals';
import { endpoints } from '@leeszaal/shared-contracts';
import { createFakeHttp } from './fake-http.ts';

test('keeps the requests of each endpoint, in order', async () => {
  const http = createFakeHttp({ getReadingPlace: () => ({ place: null, now: 0 }) });
  const requests = ['tea', 'ships'].map((docKey) => ({ params: { docKey } }));
  for (const request of requests) await http.call(endpoints.getReadingPlace, request);
  expect(http.requestsOf('getReadingPlace')).toEqual(requests);
  expect(http.requestsOf('getLogo')).toEqual([]);
});
