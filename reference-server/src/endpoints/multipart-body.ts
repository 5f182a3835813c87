import { LOGO_LIMIT, PEOPLE_FILE_LIMIT } from '@leeszaal/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { badRequest, HttpError } from '../errors/http-error.ts';

/** Reads a multipart body with the named file fields only. */
export async function readMultipart(
  request: FastifyRequest,
  fields: readonly string[],
): Promise<FormData> {
  if (!request.isMultipart()) throw new HttpError(415, 'body: should be multipart/form-data');
  try {
    return await readParts(request, fields);
  } catch (error) {
    if (error instanceof HttpError || (error instanceof Error && 'statusCode' in error))
      throw error;
    // The parser's error for an incomplete form, or one without boundary, has no status.
    throw badRequest('body: should be a complete multipart form');
  }
}

async function readParts(request: FastifyRequest, fields: readonly string[]): Promise<FormData> {
  const form = new FormData();
  const parts = request.parts({
    // Pictures and tables are the only files that clients send.
    limits: { fileSize: Math.max(LOGO_LIMIT, PEOPLE_FILE_LIMIT), files: fields.length, fields: 0 },
  });
  for await (const part of parts) {
    if (part.type !== 'file' || !fields.includes(part.fieldname)) {
      throw badRequest(`body: should have ${fields.join(', ')} only`);
    }
    const bytes = new Uint8Array(await part.toBuffer());
    form.append(part.fieldname, new File([bytes], part.filename, { type: part.mimetype }));
  }
  return form;
}
