import type { Queryable } from '../database/database.contract.ts';

/** The endpoint of an address below an appearance. */
export type AppearanceTarget =
  | {
      readonly name: 'getPage' | 'getThumbnail';
      readonly params: { readonly docKey: string; readonly page: string };
    }
  | {
      readonly name: 'getDocumentFile';
      readonly params: { readonly docKey: string; readonly file: string };
    };

async function isPdf(database: Queryable, docKey: string): Promise<boolean> {
  const [row] = await database.query<{ format: string }>(
    'select format from appearances where doc_key = $1',
    [docKey],
  );
  return row?.format === 'pdf';
}

/**
 * Distinguishes pages and files: `{n}.pdf` and `{n}.png` are pages of a PDF, but files of an EPUB (`docs/decisions.md`
 * 69).
 */
export async function findAppearanceTarget(
  params: unknown,
  database: Queryable,
): Promise<AppearanceTarget> {
  const { docKey, file } = params as { readonly docKey: string; readonly file: string };
  const [, page, kind] = /^(\d+)\.(pdf|png)$/.exec(file) ?? [];
  const storable = !docKey.includes('\0') && docKey.isWellFormed();
  if (page !== undefined && storable && (await isPdf(database, docKey))) {
    return { name: kind === 'pdf' ? 'getPage' : 'getThumbnail', params: { docKey, page } };
  }
  return { name: 'getDocumentFile', params: { docKey, file } };
}
