import { bulkSchema, readAnswer } from '../transport/answers.ts';
import { EngineError } from '../transport/engine-error.ts';
import type { EngineHttp } from '../transport/engine-http.ts';
import { writeAlias } from './index-definition.ts';
import { documentId, type IndexedRow, searchDocumentOf } from './search-document.ts';

/** A document to write, or to delete if there is no row. */
export interface Write {
  readonly connectionId: number;
  readonly id: number;
  /** The engine ignores it if it has a later one of the document, or of its deletion. */
  readonly version: number;
  readonly row: IndexedRow | undefined;
}

/** A write that the engine refused for what it is. */
export interface RefusedWrite {
  readonly write: Write;
  readonly reason: string;
}

const WITHIN_MS = 30_000;
/** Bytes of a request; one document may have more. */
const LARGEST_REQUEST = 8 * 1024 * 1024;

type Item = Readonly<{ status: number; error?: { readonly type: string } | undefined }>;

const isDone = ({ status, error }: Item): boolean =>
  // 409: the engine has a later version. 404 without an error: there was nothing to delete.
  (status >= 200 && status < 300) || status === 409 || (status === 404 && error === undefined);

/**
 * Failures of every document alike, which an operator or the engine mends. 401, 403: rights, or a write block; 404: the
 * index is gone.
 */
const isTemporary = ({ status }: Item): boolean =>
  [401, 403, 404, 408, 429].includes(status) || status >= 500;

/** Answers to a request that is too large, or of which a document cannot be read. */
const isForContent = (status: number): boolean => status === 400 || status === 413;

function linesOf({ connectionId, id, version, row }: Write): string {
  const where = { _id: documentId(connectionId, id), version, version_type: 'external' };
  if (row === undefined) return `${JSON.stringify({ delete: where })}\n`;
  return `${JSON.stringify({ index: where })}\n${JSON.stringify(searchDocumentOf(row))}\n`;
}

interface Request {
  readonly writes: readonly Write[];
  readonly body: string;
}

/** Requests of a bounded size. */
function requestsOf(writes: readonly Write[]): Request[] {
  const requests: Request[] = [];
  let some: Write[] = [];
  let body = '';
  for (const write of writes) {
    const lines = linesOf(write);
    if (body !== '' && body.length + lines.length > LARGEST_REQUEST) {
      requests.push({ writes: some, body });
      some = [];
      body = '';
    }
    some.push(write);
    body += lines;
  }
  if (some.length > 0) requests.push({ writes: some, body });
  return requests;
}

/** Sends the halves of a request that was refused as a whole; of a single document, tells that it is refused. */
async function sendHalves(
  http: EngineHttp,
  path: string,
  writes: readonly Write[],
  status: number,
): Promise<RefusedWrite[]> {
  const [only] = writes;
  if (writes.length === 1 && only !== undefined) return [{ write: only, reason: `${status}` }];
  const middle = Math.ceil(writes.length / 2);
  const refused: RefusedWrite[] = [];
  for (const half of [writes.slice(0, middle), writes.slice(middle)]) {
    refused.push(...(await send(http, path, { writes: half, body: half.map(linesOf).join('') })));
  }
  return refused;
}

/**
 * The refused writes of a request.
 *
 * @throws {EngineError} if any write has to be repeated; `missing` without the index
 */
async function send(
  http: EngineHttp,
  path: string,
  { writes, body }: Request,
): Promise<RefusedWrite[]> {
  const got = await http.ask({ method: 'POST', path, body, within: WITHIN_MS });
  if (isForContent(got.status)) return sendHalves(http, path, writes, got.status);
  const answer = readAnswer(bulkSchema, got);
  if (answer.items.length !== writes.length) {
    throw new EngineError('malformed', 'The search engine did not answer for each document.');
  }
  return writes.flatMap((write, at): RefusedWrite[] => {
    const item = answer.items[at];
    if (item === undefined) return [];
    const result = 'index' in item ? item.index : item.delete;
    if (isDone(result)) return [];
    const reason = `${result.status} ${result.error?.type ?? ''}`.trim();
    if (isTemporary(result)) {
      const failure = result.status === 404 ? 'missing' : 'unavailable';
      throw new EngineError(failure, `The search engine did not write a document: ${reason}`);
    }
    return [{ write, reason }];
  });
}

/**
 * Writes documents. They may be written several times and in any order. If all of several are refused, then not for
 * what they are.
 *
 * @param isSeen whether searches see them when this resolves
 * @throws {EngineError} when some may not be written; then all have to be written again
 */
export async function writeDocuments(
  http: EngineHttp,
  index: string,
  writes: readonly Write[],
  isSeen: boolean,
): Promise<RefusedWrite[]> {
  // Without an alias the engine would make an index that is gone, with other fields.
  const path = `/${writeAlias(index)}/_bulk?require_alias=true&refresh=${isSeen}`;
  const refused: RefusedWrite[] = [];
  for (const request of requestsOf(writes)) {
    refused.push(...(await send(http, path, request)));
  }
  if (writes.length > 1 && refused.length === writes.length) {
    throw new EngineError(
      'refused',
      `The search engine refused all documents: ${refused[0]?.reason}`,
    );
  }
  return refused;
}
