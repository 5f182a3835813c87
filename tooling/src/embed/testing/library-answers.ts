import { makePdf } from '@leeszaal/test-documents';
import type { Route } from 'playwright';

/** The documents of the library in these tests. */
export const BOOK = 'book';
export const REPORT = 'report';
const CHAPTERS = ['The quay', 'The lock', 'The ferry'];

/** A licence call as the library received it. */
export type LoanCall = 'acquire' | 'release';

/** A library in memory, whose API a browser reaches through a route. */
export interface FakeLibrary {
  /** The loans that were begun and ended, in order. */
  readonly loans: readonly LoanCall[];
  /** Answers a request to the API. */
  answer(route: Route): Promise<void>;
}

const segment = (title: string): string =>
  `<html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>${title}</title></head>` +
  `<body><h1>${title}</h1><p>${'The water was low that year. '.repeat(200)}</p></body></html>`;

const common = { pubKey: 'pub', authors: ['Marit Duin'] };

/** The JSON of each path. */
const JSONS: Readonly<Record<string, unknown>> = {
  [`/appearances/${BOOK}`]: {
    ...common,
    title: 'Beside the water',
    appearance: { mimeType: 'application/epub+zip', numPages: 0 },
    pageProgression: 'ltr',
    spine: CHAPTERS.map((_, index) => ({ path: `${index}.xhtml` })),
  },
  [`/appearances/${REPORT}`]: {
    ...common,
    title: 'The water, on paper',
    appearance: { mimeType: 'application/pdf', numPages: 3 },
  },
  [`/appearances/${BOOK}/toc`]: [
    { entries: CHAPTERS.map((title, index) => ({ title, link: `${index}.xhtml` })) },
  ],
  [`/appearances/${REPORT}/toc`]: [],
  '/publications/pub/license/acquire': { licenseKey: 'key', softExpiryTime: 600 },
  '/licenses/key/getExpiryTime': { licenseKey: 'key', softExpiryTime: 600 },
  '/licenses/key/release': '',
};

/** Makes a library with an EPUB and a PDF. */
export async function createFakeLibrary(): Promise<FakeLibrary> {
  const pages = await Promise.all(
    ['one', 'two', 'three'].map((name) => makePdf({ texts: [`Page ${name}`] })),
  );
  const loans: LoanCall[] = [];
  const headers = { 'access-control-allow-origin': '*' };

  return {
    loans,
    async answer(route) {
      const { pathname } = new URL(route.request().url());
      const path = pathname.replace('/api', '');
      if (path.endsWith('/acquire')) loans.push('acquire');
      if (path.endsWith('/release')) loans.push('release');
      if (path.endsWith('/place')) {
        return route.fulfill({ headers, json: { place: null, now: Date.now() } });
      }
      const chapter = /(\d)\.xhtml$/.exec(path)?.[1];
      if (chapter !== undefined) {
        const body = segment(CHAPTERS[Number(chapter)] ?? '');
        return route.fulfill({ headers, contentType: 'application/xhtml+xml', body });
      }
      const page = pages[Number(/(\d)\.pdf$/.exec(path)?.[1]) - 1];
      if (page !== undefined) {
        const body = Buffer.from(page);
        return route.fulfill({ headers, contentType: 'application/pdf', body });
      }
      const json = JSONS[path];
      return json === undefined
        ? route.fulfill({ headers, status: 404, json: {} })
        : route.fulfill({ headers, json });
    },
  };
}
