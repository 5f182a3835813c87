import { createHash } from 'node:crypto';
import { recordAt, recordPath } from '@leeszaal/shared-contracts';
import type { FastifyRequest } from 'fastify';
import type { Services } from '../endpoints/services.contract.ts';
import { ownOrigin } from '../http/own-origin.ts';
import { readPublicRecord } from '../record-page/read-public-record.ts';
import { type RecordHead, recordHead, withHead } from '../record-page/record-head.ts';
import type { PackedFile } from './compressed-files.ts';

/** The host's page at an address, and how it is sent. */
export interface ScreenPage {
  /** Null when the portal is not built. */
  readonly page: PackedFile | null;
  readonly status: 200 | 404;
  readonly headers: Readonly<Record<string, string>>;
}

/** Reads the host's page as it was built, in an encoding that the header allows. */
type ReadPage = (acceptEncoding: string | undefined) => Promise<PackedFile | null>;

/** A page that is made for one request, with a head. */
function pageWithHead(page: PackedFile, head: RecordHead): PackedFile {
  const bytes = Buffer.from(withHead(Buffer.from(page.bytes).toString(), head));
  const sha384 = createHash('sha384').update(bytes).digest('base64');
  return { bytes, encoding: 'identity', type: page.type, sha384 };
}

/**
 * The host's page at an address. At the permanent address of a record it has that record's head (`docs/decisions.md`
 * 114). A record that people without an account cannot find is a 404, and the page is sent all the same: it says so, or
 * shows the record to a person of another library. Search engines leave out what is for people who sign in.
 */
export async function screenPage(
  services: Pick<Services, 'config' | 'database'>,
  request: FastifyRequest,
  path: string,
  read: ReadPage,
): Promise<ScreenPage> {
  const key = recordAt(path);
  const record = key && (await readPublicRecord(services, key));
  if (key === undefined || record?.kind !== 'open') {
    return {
      page: await read(request.headers['accept-encoding']),
      status: record?.kind === 'missing' ? 404 : 200,
      headers: record?.kind === 'closed' ? { 'x-robots-tag': 'noindex' } : {},
    };
  }
  const page = await read(undefined);
  const url = ownOrigin(request) + recordPath(key);
  const { productName } = services.config;
  const head = recordHead(record.publication, { url, productName });
  return { page: page && pageWithHead(page, head), status: 200, headers: {} };
}
