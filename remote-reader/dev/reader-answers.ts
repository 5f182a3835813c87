import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import { type ReadingPlace, StatusError } from '@leeszaal/shared-contracts';
import { contentsOf, documents, pageLines, segments, textsOf } from './documents.ts';
import { makePdf } from './make-pdf.ts';

const loanSeconds = 600;
const missing = () => new StatusError(404, undefined);
const licence = { licenseKey: 'key-1', softExpiryTime: loanSeconds };

const places = new Map<string, ReadingPlace>();

const pdf = (from: number, amount: number) => ({
  bytes: makePdf(Array.from({ length: amount }, (_, index) => pageLines(from + index))),
  mediaType: 'application/pdf',
});

/** A small picture, drawn here: the fakes have no files. */
function picture(label: string) {
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="105" height="149">' +
    '<rect width="105" height="149" fill="#fff" stroke="#888"/>' +
    `<text x="52" y="80" text-anchor="middle" font-size="20">${label}</text></svg>`;
  return { bytes: new Blob([svg], { type: 'image/svg+xml' }), mediaType: 'image/svg+xml' };
}

/** One licence that never runs out, a PDF and an EPUB written on the spot. */
export const readerAnswers: FakeAnswers = {
  getPublicationAppearances: () => ({
    metadata: {
      title: 'Beside the water',
      appearances: [
        { docKey: 'pdf', mimeType: 'application/pdf' },
        { docKey: 'epub', mimeType: 'application/epub+zip' },
      ],
    },
  }),
  getAppearance: ({ params }) => {
    const found = documents.get(params.docKey);
    if (!found) throw missing();
    return found;
  },
  acquireLicence: ({ params }) => {
    if (params.pubKey === 'taken') throw new StatusError(403, { users: ['Joris Kade'] });
    return licence;
  },
  getLicenceExpiry: () => licence,
  getReadingPlace: ({ params }) => ({ place: places.get(params.docKey) ?? null, now: Date.now() }),
  saveReadingPlace: ({ params, body }) => void places.set(params.docKey, body),
  extendLicence: () => licence,
  releaseLicence: () => undefined,
  getContents: ({ params }) => contentsOf(params.docKey),
  getPage: ({ params }) => pdf(params.page, 1),
  printDocument: ({ query }) => pdf(query.from, query.amount),
  getThumbnail: ({ params }) => picture(String(params.page)),
  getCover: () => picture('Cover'),
  getDocumentFile: ({ params }) => {
    const markup = segments.get(params.file);
    if (markup === undefined) throw missing();
    return { bytes: new Blob([markup]), mediaType: 'application/xhtml+xml' };
  },
  searchDocument: ({ params, query }) => {
    const wanted = query.query.replaceAll(/[*"()]/g, '').toLowerCase();
    const texts = [...textsOf(params.docKey)];
    return texts
      .filter(([, text]) => text.toLowerCase().includes(wanted))
      .map(([path]) => ({ path }));
  },
};
