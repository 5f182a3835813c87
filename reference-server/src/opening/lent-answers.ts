import { endpoints, type OpeningCall } from '@leeszaal/shared-contracts';
import type { FoundDocument, OpeningInput, OpeningSources } from './found-document.ts';
import { linkedSheets } from './linked-sheets.ts';
import { bytesAnswer, jsonAnswer } from './opening-answer.ts';
import type { OpeningStream } from './opening-stream.ts';

const contentsOf = (docKey: string): OpeningCall => ({ call: 'getContents', params: { docKey } });

/** The calls whose answers {@link addLent} adds, but for style sheets. */
export const lentCalls = ({ docKey, first }: FoundDocument): readonly OpeningCall[] =>
  first ? [first, contentsOf(docKey)] : [contentsOf(docKey)];

/** Adds the answers that need the loan: the first page or segment with its style sheets, and the contents. */
export function addLent(
  stream: OpeningStream,
  { handlers }: OpeningSources,
  input: OpeningInput,
  { docKey, first }: FoundDocument,
  licenseKey: string,
): void {
  const lent = { ...input, query: { licenseKey } };

  async function page({ params }: OpeningCall) {
    const asked = { docKey, page: Number(params['page']) };
    return bytesAnswer(await handlers.getPage({ ...lent, params: asked }));
  }

  async function file({ params }: OpeningCall) {
    const asked = { docKey, file: String(params['file']) };
    return bytesAnswer(await handlers.getDocumentFile({ ...lent, params: asked }));
  }

  async function segment(part: OpeningCall) {
    const answer = await file(part);
    const sheets = linkedSheets(answer, String(part.params['file'])).map(
      (sheet): OpeningCall => ({ call: part.call, params: { docKey, file: sheet } }),
    );
    for (const sheet of sheets) stream.addLater(sheet, file(sheet));
    return { ...answer, next: sheets };
  }

  if (first) stream.addLater(first, first.call === 'getPage' ? page(first) : segment(first));
  const contents = handlers.getContents({ ...lent, params: { docKey } });
  stream.addLater(
    contentsOf(docKey),
    contents.then((value) => jsonAnswer(endpoints.getContents, value)),
  );
}
