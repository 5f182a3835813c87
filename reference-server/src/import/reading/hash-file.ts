import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';

/** What tells a file from every other. */
export interface FileIdentity {
  /** Lower-case hexadecimal. */
  readonly sha256: string;
  readonly byteLength: number;
}

/** Reads a file once and answers its digest and length. */
export async function hashFile(path: string): Promise<FileIdentity> {
  const hash = createHash('sha256');
  let byteLength = 0;
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    byteLength += chunk.length;
  }
  return { sha256: hash.digest('hex'), byteLength };
}
