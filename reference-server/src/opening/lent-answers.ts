import { endpoints, type OpeningCall } from '@leeszaal/shared-contracts';
import type { DocumentService } from '../documents/document-service.ts';
import type { FoundDocument, OpeningInput } from './found-document.ts';
import { linkedSheets } from './linked-sheets.ts';
import { bytesAnswer, jsonAnswer } from './opening-answer.ts';
import type { OpeningStream } from './opening-stream.ts';

const contentsOf = (docKey: string): OpeningCall => ({ call: 'getContents', params: { docKey } });

/** The calls whose answers {@link addLent} adds, but for style sheets. */
export const lentCalls = ({ docKey, first }: FoundDocument): readonly OpeningCall[] =>
  first ? [first, contentsOf(docKey)] : [contentsOf(docKey)];

/**
 * Adds the answers that need the loan: the first page or segment with its style sheets, and the contents. They are
 * served without looking at the loan again, which was granted to this caller by the same request.
 */
export function addLent(
  stream: OpeningStream,
  documents: DocumentService,
  { signal }: OpeningInput,
  { docKey, first, contents }: FoundDocument,
  licenseKey: string,
): void {
  const page = async ({ params }: OpeningCall) =>
    bytesAnswer(await documents.page(docKey, Number(params['page']), signal));

  const file = async ({ params }: OpeningCall) =>
    bytesAnswer(await documents.file(docKey, String(params['file']), licenseKey));

  async function segment(part: OpeningCall) {
    const answer = await file(part);
    const sheets = linkedSheets(answer, String(part.params['file'])).map(
      (sheet): OpeningCall => ({ call: part.call, params: { docKey, file: sheet } }),
    );
    for (const sheet of sheets) stream.addLater(sheet, file(sheet));
    return { ...answer, next: sheets };
  }

  if (first) stream.addLater(first, first.call === 'getPage' ? page(first) : segment(first));
  stream.addLater(
    contentsOf(docKey),
    contents.then((value) => jsonAnswer(endpoints.getContents, value)),
  );
}
