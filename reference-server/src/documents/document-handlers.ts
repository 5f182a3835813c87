import type { Queryable } from '../database/database.contract.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { forbidden, HttpError, notFound, unauthenticated } from '../errors/http-error.ts';
import type { Session } from '../session/session.contract.ts';
import type { DocumentService } from './document-service.ts';
import type { LicenceGate } from './licence-gate.contract.ts';
import { isDocumentError } from './model/document-error.ts';
import type { DocumentRecord } from './serving/document-record.ts';
import { isVisible } from './serving/is-visible.ts';
import { needsBearer } from './serving/needs-bearer.ts';
import { readPublicationAppearances } from './serving/publication-appearances.ts';

/** What the handlers are made with. */
export interface DocumentHandlersOptions {
  readonly documents: DocumentService;
  readonly gate: LicenceGate;
}

const noKey = () => forbidden('License key expired/not known');

/** A page that takes more than the server may give it; asking again changes nothing. */
const TOO_LARGE = 422;
const FAILED = 500;

function toHttpError(error: unknown, docKey: string): unknown {
  if (!isDocumentError(error)) return error;
  const forTheLog = { cause: error, docKey };
  switch (error.fault) {
    case 'not-found':
      return notFound(error.message);
    case 'timeout':
      return new HttpError(503, error.message, {}, { 'retry-after': '1' }, forTheLog);
    case 'too-large':
      return new HttpError(TOO_LARGE, error.message, {}, {}, forTheLog);
    default:
      return new HttpError(FAILED, 'The document could not be read', {}, {}, forTheLog);
  }
}

/** Does work on a document; what fails names it in the log. */
async function translated<T>(docKey: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw toHttpError(error, docKey);
  }
}

/** Makes the handlers of everything below `/appearances`, and of a publication's list of forms. */
export function createDocumentHandlers({ documents, gate }: DocumentHandlersOptions) {
  /** The document, when a connection of the person's client has its publication. */
  async function find(
    docKey: string,
    session: Session,
    database: Queryable,
  ): Promise<DocumentRecord> {
    const document = await documents.find(docKey);
    if (await isVisible(database, document.pubKey, session.client)) return document;
    throw notFound('There is no such document.');
  }

  /** The document, when the key is alive, the person's own and for it, and the client has it. */
  async function findLent(
    docKey: string,
    licenceKey: string,
    session: Session,
  ): Promise<DocumentRecord> {
    const document = await documents.find(docKey);
    if (await gate.isKeyAlive(licenceKey, document.pubKey, session)) return document;
    throw noKey();
  }

  return defineHandlers({
    async getPublicationAppearances({ params, session }, { database }) {
      const found = await readPublicationAppearances(database, params.pubKey, session.client);
      if (!found) throw notFound('The requested publication could not be found');
      return found;
    },
    getAppearance: ({ params: { docKey }, session }, { database }) =>
      translated(docKey, async () => {
        await find(docKey, session, database);
        return documents.appearance(docKey);
      }),
    getCover: ({ params: { docKey }, session }, { database }) =>
      translated(docKey, async () => {
        await find(docKey, session, database);
        return documents.cover(docKey);
      }),
    getContents: ({ params: { docKey }, query, session }) =>
      translated(docKey, async () => {
        await findLent(docKey, query.licenseKey, session);
        return documents.contents(docKey);
      }),
    searchDocument: ({ params: { docKey }, query, session }) =>
      translated(docKey, async () => {
        await findLent(docKey, query.licenseKey, session);
        return documents.search(docKey, query.query);
      }),
    printDocument: ({ params: { docKey }, query, session }) =>
      translated(docKey, async () => {
        await findLent(docKey, query.licenseKey, session);
        return documents.print(docKey, query.from, query.amount);
      }),
    getPage: ({ params: { docKey, page }, query, session, signal }) =>
      translated(docKey, async () => {
        await findLent(docKey, query.licenseKey, session);
        return documents.page(docKey, page, signal);
      }),
    getThumbnail: ({ params: { docKey, page }, session, signal }) =>
      translated(docKey, async () => {
        const { pubKey } = await documents.find(docKey);
        if (!(await gate.holdsKey(pubKey, session))) throw noKey();
        return documents.thumbnail(docKey, page, signal);
      }),
    getDocumentFile: ({ params: { docKey, file }, query, session }) =>
      translated(docKey, async () => {
        const document = await documents.find(docKey);
        if (session === null && needsBearer(document, file)) {
          throw unauthenticated('An access token is needed');
        }
        if (!(await gate.isKeyAlive(query.licenseKey, document.pubKey, session))) throw noKey();
        return documents.file(docKey, file, query.licenseKey);
      }),
  });
}
