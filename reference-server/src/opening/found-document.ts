import { endpoints, type OpeningCall } from '@leeszaal/shared-contracts';
import type {
  createDocumentHandlers,
  DocumentHandlersOptions,
} from '../documents/document-handlers.ts';
import type { HandlerInput } from '../endpoints/handler.contract.ts';
import type { Services } from '../endpoints/services.contract.ts';
import { readingPlaceHandlers } from '../reading-places/reading-place-handlers.ts';
import type { Session } from '../session/session.contract.ts';
import { firstFile } from './first-file.ts';
import { jsonAnswer } from './opening-answer.ts';
import type { OpeningAnswer } from './opening-stream.ts';

/** The input of an opening. */
export type OpeningInput = HandlerInput<
  unknown,
  { readonly at?: string | undefined },
  undefined,
  Session
>;

/** The handlers that answer the parts of an opening. */
export interface OpeningSources extends DocumentHandlersOptions {
  readonly handlers: ReturnType<typeof createDocumentHandlers>;
}

/** The answer of a call. */
export type Answered = readonly [call: OpeningCall, answer: OpeningAnswer];

/** The data of a document that need no loan. */
export interface FoundDocument {
  readonly docKey: string;
  readonly pubKey: string;
  /** Its metadata, and the reading place unless the caller names another one. */
  readonly answers: readonly Answered[];
  /** The call for the page or segment that the reader shows first. */
  readonly first: OpeningCall | undefined;
}

/** Reads what needs no loan. @throws what `getAppearance` does */
export async function findDocument(
  { handlers, documents }: OpeningSources,
  input: OpeningInput,
  services: Services,
  docKey: string,
): Promise<FoundDocument> {
  const { at } = input.query;
  const params = { docKey };
  const ask = { ...input, params, query: {} };
  const [metadata, kept] = await Promise.all([
    handlers.getAppearance(ask, services),
    // A document without a place opens at its beginning.
    at === undefined
      ? readingPlaceHandlers.getReadingPlace(ask, services).catch(() => undefined)
      : undefined,
  ]);
  const answers: Answered[] = [
    [{ call: 'getAppearance', params }, jsonAnswer(endpoints.getAppearance, metadata)],
  ];
  if (kept) {
    answers.push([
      { call: 'getReadingPlace', params },
      jsonAnswer(endpoints.getReadingPlace, kept),
    ]);
  }
  const first = firstFile(await documents.find(docKey), at ?? kept?.place?.position ?? '');
  return { docKey, pubKey: metadata.pubKey, answers, first };
}
