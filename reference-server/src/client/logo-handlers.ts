import { LOGO_TYPES } from '@leeszaal/shared-contracts';
import { writeAudit } from '../audit/audit-log.ts';
import { defineHandlers } from '../endpoints/define-handlers.ts';
import { badRequest, HttpError, notFound } from '../errors/http-error.ts';
import { digest } from '../text/digest.ts';
import { imageType } from './image-type.ts';

/** A client's own logo. */
export const logoHandlers = defineHandlers({
  async getLogo({ session }, { database }) {
    const [row] = await database.query<{ logo: Uint8Array | null; logo_type: string | null }>(
      'select logo, logo_type from clients where ref = $1',
      [session.client],
    );
    if (!row?.logo || !row.logo_type) throw notFound('There is no logo');
    return {
      mediaType: row.logo_type,
      body: row.logo,
      etag: digest(row.logo),
      cache: 'private, no-cache',
      headers: { vary: 'Authorization' },
    };
  },

  async uploadLogo({ body, session }, { database }) {
    const file = body.get('logo-file');
    if (!(file instanceof File) || file.size === 0) throw badRequest('No file selected');
    const bytes = new Uint8Array(await file.arrayBuffer());
    const type = imageType(bytes);
    const declared = LOGO_TYPES.find((each) => each === file.type)?.replace('x-png', 'png');
    if (type === undefined || declared !== type) {
      throw new HttpError(415, 'A logo is a .bmp, .jpg, .jpeg, .png or .gif');
    }
    await database.query('update clients set logo = $2, logo_type = $3 where ref = $1', [
      session.client,
      bytes,
      type,
    ]);
    await writeAudit(database, session, 'logo-changed');
  },

  async deleteLogo({ session }, { database }) {
    await database.query('update clients set logo = null, logo_type = null where ref = $1', [
      session.client,
    ]);
    await writeAudit(database, session, 'logo-deleted');
  },
});
