import {
  type AnswerOf,
  type Endpoint,
  endpoints,
  type HttpPort,
  type RequestOf,
} from '@leeszaal/shared-contracts';
import { decodeMarkup } from './decode-markup.ts';
import type { DocumentSource, SourceOptions } from './document-source.contract.ts';
import { bytesOf } from './held-bytes.ts';
import { isPlainPicture } from './plain-picture.ts';
import { sourceCall } from './source-call.ts';

/** Dependencies of a source over HTTP. */
export interface HttpSourceOptions {
  readonly http: HttpPort;
  readonly docKey: string;
  /** The licence key in force, read at each call (`docs/decisions.md` 63). */
  readonly licenceKey: () => string;
}

type Addressed = Pick<HttpSourceOptions, 'docKey' | 'licenceKey'>;

/** The request of a page of a PDF. */
export const pageRequest = ({ docKey, licenceKey }: Addressed, page: number) => ({
  params: { docKey, page },
  query: { licenseKey: licenceKey() },
});

/** The request of a file of an EPUB. */
export const fileRequest = ({ docKey, licenceKey }: Addressed, file: string) => ({
  params: { docKey, file },
  query: { licenseKey: licenceKey() },
});

/** The document over HTTP, under the licence key in force at each call. */
export function createHttpSource(source: HttpSourceOptions): DocumentSource {
  const { http, docKey, licenceKey } = source;
  const params = { docKey };
  const licence = () => ({ licenseKey: licenceKey() });

  const call = <E extends Endpoint>(
    endpoint: E,
    request: RequestOf<E>,
    options: SourceOptions | undefined,
  ): Promise<AnswerOf<E>> => sourceCall(http, endpoint, request, options);

  return {
    async page(n, options) {
      const { bytes } = await call(endpoints.getPage, pageRequest(source, n), options);
      return bytesOf(bytes);
    },

    async segment(path, options) {
      const request = fileRequest(source, path);
      const answer = await call(endpoints.getDocumentFile, request, options);
      const mediaType = (answer.mediaType.split(';')[0] ?? '').trim().toLowerCase();
      // The page loads a picture by its address.
      const markup = isPlainPicture(mediaType) ? '' : decodeMarkup(await bytesOf(answer.bytes));
      const address = http.address(endpoints.getDocumentFile, request);
      return { path, markup, mediaType, address };
    },

    contents: (options) => call(endpoints.getContents, { params, query: licence() }, options),

    search: (query, options) =>
      call(endpoints.searchDocument, { params, query: { query, ...licence() } }, options),

    async print(from, amount, options) {
      const request = { params, query: { from, amount, ...licence() } };
      return (await call(endpoints.printDocument, request, options)).bytes;
    },

    thumbnail: async (n, options) =>
      (await call(endpoints.getThumbnail, { params: { docKey, page: n } }, options)).bytes,

    cover: async (options) => (await call(endpoints.getCover, { params }, options)).bytes,

    address: (path) => http.address(endpoints.getDocumentFile, fileRequest(source, path)),
  };
}
