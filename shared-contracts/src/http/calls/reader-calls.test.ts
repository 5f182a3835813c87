import { describe, expect, test } from '@jest/globals';
import { endpoints } from '../../api/endpoints/index.ts';
import { licenceHolders } from '../../api/entities/licence.ts';
import { StatusError } from '../errors.ts';
import type { HttpPort } from '../http-port.contract.ts';
import { CLIENTS, listeningClient } from './testing/try-call.ts';

/* The calls of `docs/behaviour.md` R 7 as they go over the wire, and what is read of their answers. */

interface Row {
  readonly call: (http: HttpPort) => Promise<unknown>;
  readonly address: string;
  readonly accept?: string;
  /** The answer of the server: JSON, or the bytes of a text. */
  readonly answers?: unknown;
  /** The result of the call; of bytes their text. */
  readonly read?: unknown;
}

const docKey = 'doc/1';
const licenseKey = 'key-1';
const loan = { licenseKey, softExpiryTime: 600 };
const pdf = 'application/pdf';

const rows: Readonly<Record<string, Row>> = {
  'GET /appearances/{docKey}': {
    call: (http) => http.call(endpoints.getAppearance, { params: { docKey } }),
    address: '/api/appearances/doc%2F1',
    answers: {
      title: 'Rooms',
      pubKey: 'pub-1',
      appearance: { mimeType: pdf, numPages: 9 },
      authors: ['Ada'],
      jurisdiction: 'Netherlands|Belgium',
    },
    read: {
      title: 'Rooms',
      pubKey: 'pub-1',
      appearance: { mimeType: pdf, numPages: 9 },
      authors: ['Ada'],
      jurisdiction: ['Netherlands', 'Belgium'],
    },
  },
  'GET /publications/{pubKey}/license/acquire': {
    call: (http) => http.call(endpoints.acquireLicence, { params: { pubKey: 'pub-1' } }),
    address: '/api/publications/pub-1/license/acquire',
    answers: loan,
    read: loan,
  },
  'GET /licenses/{licenseKey}/getExpiryTime': {
    call: (http) => http.call(endpoints.getLicenceExpiry, { params: { licenseKey } }),
    address: '/api/licenses/key-1/getExpiryTime',
    answers: [],
    read: null,
  },
  'GET /licenses/{licenseKey}/extend': {
    call: (http) => http.call(endpoints.extendLicence, { params: { licenseKey } }),
    address: '/api/licenses/key-1/extend',
    answers: loan,
    read: loan,
  },
  'GET /licenses/{licenseKey}/release': {
    call: (http) => http.call(endpoints.releaseLicence, { params: { licenseKey } }),
    address: '/api/licenses/key-1/release',
    answers: { whatever: 'is not read' },
  },
  'GET /appearances/{docKey}/toc': {
    call: (http) => http.call(endpoints.getContents, { params: { docKey }, query: { licenseKey } }),
    address: '/api/appearances/doc%2F1/toc?licenseKey=key-1',
    answers: [
      {
        entries: [
          { title: 'Doors', link: '1.pdf', children: [{ title: 'Hinges', link: '4.pdf' }] },
        ],
      },
      { entries: [{ title: 'Not read', link: '2.pdf' }] },
    ],
    read: [
      {
        title: 'Doors',
        link: '1.pdf',
        children: [{ title: 'Hinges', link: '4.pdf', children: [] }],
      },
    ],
  },
  'GET /appearances/{docKey}/{n}.pdf': {
    call: (http) =>
      http.call(endpoints.getPage, { params: { docKey, page: 7 }, query: { licenseKey } }),
    address: '/api/appearances/doc%2F1/7.pdf?licenseKey=key-1',
    accept: pdf,
    answers: '%PDF',
    read: '%PDF',
  },
  'GET /appearances/{docKey}/{file}': {
    call: (http) =>
      http.call(endpoints.getDocumentFile, {
        params: { docKey, file: 'text/one.xhtml' },
        query: { licenseKey },
      }),
    address: '/api/appearances/doc%2F1/text/one.xhtml?licenseKey=key-1',
    answers: '<html/>',
    read: '<html/>',
  },
  'GET /appearances/{docKey}/search': {
    call: (http) =>
      http.call(endpoints.searchDocument, {
        params: { docKey },
        query: { query: '(*door*)', licenseKey },
      }),
    address: '/api/appearances/doc%2F1/search?query=%28*door*%29&licenseKey=key-1',
    answers: [{ path: '3.pdf' }],
    read: [{ path: '3.pdf' }],
  },
  'GET /appearances/{docKey}/print': {
    call: (http) =>
      http.call(endpoints.printDocument, {
        params: { docKey },
        query: { from: 3, amount: 10, licenseKey },
      }),
    address: '/api/appearances/doc%2F1/print?from=3&amount=10&licenseKey=key-1',
    accept: pdf,
    answers: '%PDF',
    read: '%PDF',
  },
  'GET /appearances/{docKey}/{pageNumber}.png': {
    call: (http) => http.call(endpoints.getThumbnail, { params: { docKey, page: 7 } }),
    address: '/api/appearances/doc%2F1/7.png',
    accept: 'image/png',
    answers: 'picture',
    read: 'picture',
  },
  'GET {image URL}': {
    call: (http) => http.call(endpoints.getCover, { params: { docKey } }),
    address: '/api/appearances/doc%2F1/cover',
    accept: 'image/*',
    answers: 'picture',
    read: 'picture',
  },
  'GET /publications/{pubKey}': {
    call: (http) => http.call(endpoints.getPublicationAppearances, { params: { pubKey: 'pub-1' } }),
    address: '/api/publications/pub-1',
    answers: { metadata: { appearances: [{ docKey, mimetype: pdf }] } },
    read: { metadata: { appearances: [{ docKey, mimeType: pdf }] } },
  },
};

const readOf = async (answer: unknown): Promise<unknown> =>
  answer !== null && typeof answer === 'object' && 'bytes' in answer
    ? (answer.bytes as Blob).text()
    : answer;

describe.each(CLIENTS)('the calls of the reader: %s', (_name, create) => {
  const clientThatHears = (answer: () => Response) => listeningClient(create, answer);

  test.each(Object.entries(rows))(
    '%s is sent with the bearer and read as it is written [R3.1 R7.1 R7.3 R7.6]',
    async (_, { call, address, accept, answers, read }) => {
      const { http, requests } = clientThatHears(() =>
        typeof answers === 'string' ? new Response(answers) : Response.json(answers),
      );
      const answer = await readOf(await call(http));
      if (read === undefined) expect(answer).toBeUndefined();
      else if (typeof read === 'object' && read !== null) expect(answer).toMatchObject(read);
      else expect(answer).toBe(read);
      const [sent] = requests as [Request];
      expect(sent.method).toBe('GET');
      expect(sent.url.slice(location.origin.length)).toBe(address);
      expect(sent.headers.get('authorization')).toBe('Bearer the-token');
      if (accept !== undefined) expect(sent.headers.get('accept')).toBe(accept);
    },
  );

  test('are never answered from a cache where they change a loan [R7.3 R7.4]', async () => {
    const { http, requests } = clientThatHears(() => Response.json(loan));
    await http.call(endpoints.acquireLicence, { params: { pubKey: 'pub-1' } });
    await http.call(endpoints.getLicenceExpiry, { params: { licenseKey } });
    await http.call(endpoints.extendLicence, { params: { licenseKey } });
    await http.call(endpoints.releaseLicence, { params: { licenseKey } });
    expect(requests.map(({ cache }) => cache)).toEqual(Array(4).fill('no-store'));
  });

  test('a refused loan may name who holds the document [R7.5]', async () => {
    for (const [body, names] of [
      [{ users: ['Ada Byron', 'Jan Jansen'] }, ['Ada Byron', 'Jan Jansen']],
      [{ message: 'no seat' }, []],
      [null, []],
    ] as const) {
      const { http } = clientThatHears(() => Response.json(body, { status: 403 }));
      const refused = await http
        .call(endpoints.acquireLicence, { params: { pubKey: 'pub-1' } })
        .catch((error: unknown) => error);
      expect(refused).toBeInstanceOf(StatusError);
      expect(licenceHolders((refused as StatusError).body)).toEqual(names);
    }
  });
});
