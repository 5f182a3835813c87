import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden, HttpError, notFound, unauthenticated } from '../errors/http-error.ts';
import { notForReader } from '../errors/not-for-reader.ts';
import type { Session } from '../session/session.contract.ts';
import type { DocumentService } from './document-service.ts';
import type { LicenceGate } from './licence-gate.contract.ts';
import { isDocumentError } from './model/document-error.ts';
import { isVisible } from './serving/is-visible.ts';
import { needsBearer } from './serving/needs-bearer.ts';
import { readPublicationAppearances } from './serving/publication-appearances.ts';

/** Options of the handlers. */
export interface DocumentHandlersOptions {
  readonly documents: DocumentService;
  readonly gate: LicenceGate;
}

/** Status of a page that exceeds a limit: a retry does not help. */
const TOO_LARGE = 422;
const FAILED = 500;

function toHttpError(error: unknown, docKey: string): unknown {
  if (!isDocumentError(error)) return error;
  const logged = { cause: error, docKey };
  switch (error.fault) {
    case 'not-found':
      return notFound(error.message);
    case 'timeout':
      return new HttpError(503, error.message, {}, { 'retry-after': '1' }, logged);
    case 'too-large':
      return new HttpError(TOO_LARGE, error.message, {}, {}, logged);
    default:
      return new HttpError(FAILED, 'The document could not be read', {}, {}, logged);
  }
}

/** Runs `work` and converts its errors; the log names the document. */
async function translated<T>(docKey: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toHttpError(error, docKey);
  }
}

/** Creates the handlers of all endpoints below `/appearances`, and of a publication's list of documents. */
export function createDocumentHandlers({ documents, gate }: DocumentHandlersOptions) {
  /** Why a key does not open a publication: the person may not read it, or the key is invalid. */
  const refusal = async (pubKey: string, session: Session | null): Promise<HttpError> => {
    const code = session && (await gate.refusalOf(pubKey, session));
    return code ? notForReader(code) : forbidden('License key expired/not known');
  };

  /** Runs `work` when the session may search a connection that has the document's publication. */
  const whenVisible = <T>(
    docKey: string,
    session: Session,
    database: Queryable,
    work: () => Promise<T>,
  ): Promise<T> =>
    translated(docKey, async () => {
      const { pubKey } = await documents.find(docKey);
      if (!(await isVisible(database, pubKey, session))) {
        throw notFound('There is no such document.');
      }
      return work();
    });

  /** Runs `work` when the key is valid for the document and belongs to the session. */
  const whenLent = <T>(
    docKey: string,
    licenceKey: string,
    session: Session,
    work: () => Promise<T>,
  ): Promise<T> =>
    translated(docKey, async () => {
      const { pubKey } = await documents.find(docKey);
      if (!(await gate.isKeyAlive(licenceKey, pubKey, session))) {
        throw await refusal(pubKey, session);
      }
      return work();
    });

  return defineHandlers({
    async getPublicationAppearances({ params, session }, { database }) {
      const found = await readPublicationAppearances(database, params.pubKey, session);
      if (!found) throw notFound('The requested publication could not be found');
      return found;
    },
    getAppearance: ({ params: { docKey }, session }, { database }) =>
      whenVisible(docKey, session, database, () => documents.appearance(docKey, session)),
    getCover: ({ params: { docKey }, session }, { database }) =>
      whenVisible(docKey, session, database, () => documents.cover(docKey)),
    getContents: ({ params: { docKey }, query: { licenseKey }, session }) =>
      whenLent(docKey, licenseKey, session, () => documents.contents(docKey)),
    searchDocument: ({ params: { docKey }, query: { licenseKey, query }, session }) =>
      whenLent(docKey, licenseKey, session, () => documents.search(docKey, query)),
    printDocument: ({ params: { docKey }, query: { licenseKey, from, amount }, session }) =>
      whenLent(docKey, licenseKey, session, () => documents.print(docKey, from, amount)),
    getPage: ({ params: { docKey, page }, query: { licenseKey }, session, signal }) =>
      whenLent(docKey, licenseKey, session, () => documents.page(docKey, page, signal)),
    getPageIndex: ({ params: { docKey }, query: { licenseKey }, session }) =>
      whenLent(docKey, licenseKey, session, () => documents.pageIndex(docKey)),
    getPageParts: ({ params: { docKey, edition }, query: { licenseKey, parts }, session }) =>
      whenLent(docKey, licenseKey, session, () => documents.pageParts(docKey, edition, parts)),
    getThumbnail: ({ params: { docKey, page }, session, signal }) =>
      translated(docKey, async () => {
        const { pubKey } = await documents.find(docKey);
        if (!(await gate.holdsKey(pubKey, session))) throw await refusal(pubKey, session);
        return documents.thumbnail(docKey, page, signal);
      }),
    getDocumentFile: ({ params: { docKey, file }, query, session }) =>
      translated(docKey, async () => {
        const document = await documents.find(docKey);
        if (session === null && needsBearer(document, file)) {
          throw unauthenticated('An access token is needed');
        }
        if (!(await gate.isKeyAlive(query.licenseKey, document.pubKey, session))) {
          throw await refusal(document.pubKey, session);
        }
        return documents.file(docKey, file, query.licenseKey);
      }),
  });
}
