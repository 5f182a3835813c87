import {
  type AppearanceMetadata,
  type ContentsEntry,
  endpoints,
  type OpeningCall,
} from '@leeszaal/shared-contracts';
import type { Queryable } from '../database/database.contract.ts';
import type { DocumentService } from '../documents/document-service.ts';
import type { HandlerInput } from '../endpoints/handler.contract.ts';
import { readPlace } from '../reading-places/reading-place-store.ts';
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

/** The answer of a call. */
export type Answered = readonly [call: OpeningCall, answer: OpeningAnswer];

/** The data of a document that is read before the loan is granted, and sent under the loan only. */
export interface FoundDocument {
  readonly docKey: string;
  /** Its metadata, and the reading place unless the caller names another one. */
  readonly answers: readonly Answered[];
  /** The call for the page or segment that the reader shows first. */
  readonly first: OpeningCall | undefined;
  readonly contents: Promise<readonly ContentsEntry[]>;
}

/** Dependencies of {@link findDocument}. */
export interface DocumentSources {
  readonly documents: DocumentService;
  readonly database: Queryable;
}

/**
 * Reads what a reader needs of a document besides its metadata. The rules of the reading place and the contents are not
 * asked for: the loan has the same, and nothing is sent without it.
 *
 * @param metadata of the document, which the caller may find
 * @throws what the metadata reject with
 */
export async function findDocument(
  { documents, database }: DocumentSources,
  { session, query: { at } }: OpeningInput,
  docKey: string,
  metadata: Promise<AppearanceMetadata>,
): Promise<FoundDocument> {
  const params = { docKey };
  const place =
    at === undefined ? readPlace(database, session, docKey) : Promise.resolve(undefined);
  const contents = documents.contents(docKey);
  // A failure is told by its part.
  contents.catch(() => undefined);
  const [document, appearance, kept] = await Promise.all([
    documents.find(docKey),
    metadata,
    // A document without a place opens at its beginning.
    place.catch(() => undefined),
  ]);
  const answers: Answered[] = [
    [{ call: 'getAppearance', params }, jsonAnswer(endpoints.getAppearance, appearance)],
  ];
  if (kept) {
    answers.push([
      { call: 'getReadingPlace', params },
      jsonAnswer(endpoints.getReadingPlace, kept),
    ]);
  }
  const first = firstFile(document, at ?? kept?.place?.position ?? '');
  return { docKey, answers, first, contents };
}
