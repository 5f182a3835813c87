import type { Publication } from '@leeszaal/shared-contracts';
import type { DocumentMetadata } from '../../documents/model/imported-document.contract.ts';

/** Document type of imported files, by language. */
const E_BOOK = { nl: 'E-boek', en: 'E-book', de: 'E-Book', fr: 'Livre numérique' } as const;

const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

/** Plain text as HTML, with a paragraph for each line. */
function paragraphs(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => `<p>${escapeHtml(line)}</p>`)
    .join('');
}

/** Local time in the API's format (`docs/decisions.md` 33). */
export function wireTime(date: Date): string {
  const two = (part: number) => String(part).padStart(2, '0');
  const day = [date.getFullYear(), two(date.getMonth() + 1), two(date.getDate())].join('-');
  return `${day} ${[date.getHours(), date.getMinutes(), date.getSeconds()].map(two).join(':')}`;
}

/** The catalogue record of a new publication, from the file's own metadata. */
export function publicationRecord(metadata: DocumentMetadata, now: Date): Partial<Publication> {
  const { title, subtitle, authors, isbn, publisher, language, description, subjects, year } =
    metadata;
  const time = wireTime(now);
  return {
    title,
    subtitle,
    authors: [...authors],
    isbn,
    publisher,
    language,
    yearOfPublication: year === undefined ? undefined : String(year),
    abstract: description === undefined ? undefined : paragraphs(description),
    keywords: [...subjects],
    documentType: E_BOOK.en,
    documentTypeLabels: E_BOOK,
    created: time,
    acquisitionDate: time,
    licenseCreated: time,
  };
}
