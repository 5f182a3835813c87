import {
  AbortedError,
  type CallOptions,
  endpoints,
  type HttpPort,
  isStatus,
  NetworkError,
} from '@leeszaal/shared-contracts';
import { decodeMarkup } from './decode-markup.ts';
import type { DocumentSource, SourceFailure, SourceOptions } from './document-source.contract.ts';
import { isPlainPicture } from './plain-picture.ts';
import { SourceError } from './source-error.ts';

/** What a source over HTTP is made of. */
export interface HttpSourceOptions {
  readonly http: HttpPort;
  readonly docKey: string;
  /** The licence key in force; asked again at each call (`docs/decisions.md` 63). */
  readonly licenceKey: () => string;
}

function failureOf(error: unknown): SourceFailure {
  if (isStatus(error, 404)) return 'missing';
  if (isStatus(error, 403)) return 'forbidden';
  if (isStatus(error, 422)) return 'too-large';
  return error instanceof NetworkError ? 'unreachable' : 'failed';
}

async function translated<T>(call: Promise<T>): Promise<T> {
  try {
    return await call;
  } catch (error) {
    throw error instanceof AbortedError ? error : new SourceError(failureOf(error), error);
  }
}

function callOptions({ signal, background }: SourceOptions = {}): CallOptions {
  return {
    ...(signal ? { signal } : {}),
    onNetworkFailure: background ? 'throw' : 'dialog',
  };
}

/** The document as the API serves it, under the licence key that is in force at each call. */
export function createHttpSource({ http, docKey, licenceKey }: HttpSourceOptions): DocumentSource {
  const licence = () => ({ licenseKey: licenceKey() });
  const params = { docKey };
  const file = (path: string) => ({ params: { docKey, file: path }, query: licence() });

  return {
    async page(n, options) {
      const request = { params: { docKey, page: n }, query: licence() };
      const { bytes } = await translated(
        http.call(endpoints.getPage, request, callOptions(options)),
      );
      return new Uint8Array(await bytes.arrayBuffer());
    },

    async segment(path, options) {
      const request = file(path);
      const answer = await translated(
        http.call(endpoints.getDocumentFile, request, callOptions(options)),
      );
      const mediaType = (answer.mediaType.split(';')[0] ?? '').trim().toLowerCase();
      // The bytes of a picture are no text; its page loads it by its address.
      const isMarkup = !isPlainPicture(mediaType);
      return {
        path,
        markup: isMarkup ? decodeMarkup(new Uint8Array(await answer.bytes.arrayBuffer())) : '',
        mediaType,
        address: http.address(endpoints.getDocumentFile, request),
      };
    },

    contents: (options) =>
      translated(
        http.call(endpoints.getContents, { params, query: licence() }, callOptions(options)),
      ),

    search: (query, options) =>
      translated(
        http.call(
          endpoints.searchDocument,
          { params, query: { query, ...licence() } },
          callOptions(options),
        ),
      ),

    async print(from, amount, options) {
      const request = { params, query: { from, amount, ...licence() } };
      return (await translated(http.call(endpoints.printDocument, request, callOptions(options))))
        .bytes;
    },

    async thumbnail(n, options) {
      const request = { params: { docKey, page: n } };
      return (await translated(http.call(endpoints.getThumbnail, request, callOptions(options))))
        .bytes;
    },

    async cover(options) {
      return (await translated(http.call(endpoints.getCover, { params }, callOptions(options))))
        .bytes;
    },

    address: (path) => http.address(endpoints.getDocumentFile, file(path)),
  };
}
