import type { OpeningCall } from '@leeszaal/shared-contracts';
import type { DocumentRecord } from '../documents/serving/document-record.ts';

/** The page of a link `{n}.pdf`. */
const PAGE = /^(?:\.\/)?(\d{1,9})\.pdf(?:[?#].*)?$/i;

/** A link without query and anchor, decoded where it can be. */
function pathOf(link: string): string {
  const [path = ''] = link.replace(/^(?:\.?\/)+/, '').split(/[?#]/, 1);
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The call for the page or segment with which a reader opens a document; undefined without one. A reader that begins
 * elsewhere makes its own call.
 *
 * @param at the place to open, as a link; empty for the beginning
 */
export function firstFile(
  { docKey, pageCount, structure }: DocumentRecord,
  at: string,
): OpeningCall | undefined {
  if (structure.format === 'pdf') {
    const asked = Number(PAGE.exec(at.trim())?.[1] ?? 1);
    const page = asked >= 1 && asked <= pageCount ? asked : 1;
    return { call: 'getPage', params: { docKey, page } };
  }
  const { spine } = structure;
  const wanted = pathOf(at);
  const segment =
    spine.find(({ path }) => path === wanted) ?? spine.find(({ linear }) => linear) ?? spine[0];
  return segment && { call: 'getDocumentFile', params: { docKey, file: segment.path } };
}
