import { endpoints, type Licence, OPENING_TYPE } from '@leeszaal/shared-contracts';
import {
  createDocumentHandlers,
  type DocumentHandlersOptions,
} from '../documents/document-handlers.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import type { Services } from '../endpoints/services.contract.ts';
import type { ServedBytes } from '../http/bytes-body.contract.ts';
import { licenceHandlers } from '../licences/licence-handlers.ts';
import {
  type Answered,
  type FoundDocument,
  findDocument,
  type OpeningInput,
} from './found-document.ts';
import { addLent, lentCalls } from './lent-answers.ts';
import { jsonAnswer } from './opening-answer.ts';
import { OpeningStream } from './opening-stream.ts';

/**
 * Borrows as the single call does. The loan ends at once if the caller is gone before it is sent.
 *
 * @param unwanted aborted when the loan is not sent for another reason
 */
async function borrow(
  input: OpeningInput,
  services: Services,
  pubKey: string,
  { readable }: OpeningStream,
  unwanted?: AbortSignal,
): Promise<Licence> {
  const gone = new AbortController();
  const check = () => {
    if (!readable.readableDidRead) gone.abort();
  };
  if (input.signal.aborted) check();
  else input.signal.addEventListener('abort', check, { once: true });
  unwanted?.addEventListener('abort', check, { once: true });
  const ask = { ...input, params: { pubKey }, query: {}, signal: gone.signal };
  return licenceHandlers.acquireLicence(ask, services);
}

/**
 * Answers a loan and the calls that follow it at once. Each part is what the handler of its single call answers to the
 * caller under the new loan. A loan that is refused is refused as `acquireLicence` refuses it.
 */
export function createOpeningHandlers(options: DocumentHandlersOptions) {
  const { documents } = options;
  const handlers = createDocumentHandlers(options);

  /** Sends the loan and what is known, then the rest, each answer when it is ready. */
  function opened(
    stream: OpeningStream,
    input: OpeningInput,
    pubKey: string,
    licence: Licence,
    found: FoundDocument | undefined,
    known: readonly Answered[] = [],
  ): ServedBytes {
    const answers = [...known, ...(found?.answers ?? [])];
    const next = [...answers.map(([call]) => call), ...(found ? lentCalls(found) : [])];
    const loan = jsonAnswer(endpoints.acquireLicence, licence);
    stream.add({ call: 'acquireLicence', params: { pubKey } }, { ...loan, next });
    for (const [call, answer] of answers) stream.add(call, answer);
    if (found) addLent(stream, documents, input, found, licence.licenseKey);
    void stream.end();
    const body = { open: () => stream.readable, isCompressed: true };
    return { mediaType: OPENING_TYPE, body };
  }

  return defineHandlers({
    async openPublication(input, services) {
      const { pubKey } = input.params;
      const stream = new OpeningStream();
      const loan = borrow(input, services, pubKey, stream);
      const publication = handlers.getPublicationAppearances({ ...input, query: {} }, services);
      const document = publication.then(({ metadata: { appearances } }) => {
        const [form] = appearances;
        // Of several forms the reader chooses one.
        if (appearances.length > 1 || !form) return undefined;
        const { docKey } = form;
        // Its publication was found, and with it the document.
        const metadata = documents.appearance(docKey, input.session);
        return findDocument({ documents, database: services.database }, input, docKey, metadata);
      });
      const [licence, forms, found] = await Promise.all([
        loan,
        publication.catch(() => undefined),
        document.catch(() => undefined),
      ]);
      const known = forms && jsonAnswer(endpoints.getPublicationAppearances, forms);
      return opened(
        stream,
        input,
        pubKey,
        licence,
        found,
        known && [[{ call: 'getPublicationAppearances', params: { pubKey } }, known]],
      );
    },

    async openDocument(input, services) {
      const stream = new OpeningStream();
      const { docKey } = input.params;
      const unwanted = new AbortController();
      const metadata = handlers.getAppearance({ ...input, query: {} }, services);
      const loan = documents.find(docKey).then(async ({ pubKey }) => ({
        pubKey,
        licence: await borrow(input, services, pubKey, stream, unwanted.signal),
      }));
      const sources = { documents, database: services.database };
      const document = findDocument(sources, input, docKey, metadata);
      const [told, lent, found] = await Promise.allSettled([metadata, loan, document]);
      if (told.status === 'rejected') {
        unwanted.abort();
        throw told.reason;
      }
      if (lent.status === 'rejected') throw lent.reason;
      const { pubKey, licence } = lent.value;
      const known = found.status === 'fulfilled' ? found.value : undefined;
      return opened(stream, input, pubKey, licence, known);
    },
  });
}
