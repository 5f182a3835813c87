import { LOGO_LIMIT } from '@leeszaal/shared-contracts';
import type { FastifyRequest } from 'fastify';
import { badRequest, HttpError } from '../errors/http-error.ts';

/** Reads a multipart body; only the named file fields may be in it. */
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
    // The parser knows no status for a form that ends in the middle, or has no boundary.
    throw badRequest('body: should be a whole multipart form');
  }
}

async function readParts(request: FastifyRequest, fields: readonly string[]): Promise<FormData> {
  const form = new FormData();
  const parts = request.parts({
    // Nothing but a logo is sent in a form.
    limits: { fileSize: LOGO_LIMIT, files: fields.length, fields: 0 },
  });
  for await (const part of parts) {
    if (part.type !== 'file' || !fields.includes(part.fieldname)) {
      throw badRequest(`body: should hold ${fields.join(', ')} only`);
    }
    const bytes = new Uint8Array(await part.toBuffer());
    form.append(part.fieldname, new File([bytes], part.filename, { type: part.mimetype }));
  }
  return form;
}
