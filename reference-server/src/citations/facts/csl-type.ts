import type { Publication } from '@leeszaal/shared-contracts';
import type { CslType } from './csl-item.contract.ts';

/** The type for each icon that a connection can name (`documenttypeicon`). */
const BY_ICON: ReadonlyMap<string, CslType> = new Map<string, CslType>([
  ['archive', 'collection'],
  ['article', 'article-journal'],
  ['book', 'book'],
  ['childrens-book', 'book'],
  ['e-book', 'book'],
  ['journal', 'periodical'],
  ['law', 'legislation'],
  ['map', 'map'],
  ['report', 'report'],
  ['thesis', 'thesis'],
]);

/** A part of a book, as the details of its source name it in four languages. */
const CHAPTER = /\b(?:chapter|hoofdstuk|kapitel|chapitre)\b/i;

/** The icon's name of a document type that has none: lower case, with hyphens. */
const iconName = (type: string): string =>
  type
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z]+/g, '-');

/**
 * The CSL type of a publication: by the icon, which is a code, else by the document type's name. An article in a book
 * is a chapter. An unknown type with an ISBN is a book.
 */
export function cslType({
  documentType = '',
  documentTypeIcon,
  isbn,
  sourceDetails = '',
}: Publication): CslType {
  const icon = documentTypeIcon?.toLowerCase() ?? iconName(documentType);
  const type = BY_ICON.get(icon) ?? BY_ICON.get(iconName(documentType));
  if (type === 'article-journal' && CHAPTER.test(sourceDetails)) return 'chapter';
  return type ?? (isbn ? 'book' : 'document');
}
