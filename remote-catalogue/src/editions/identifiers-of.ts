import { bareIsbn, foldText, type Publication } from '@leeszaal/shared-contracts';

const DOI = /\b10\.\d{4,9}\/[^\s"<>]+/giu;
/** Ten or thirteen digits with dashes or spaces between them. */
const ISBN = /(?<![\dX])(?:97[89][\s-]*)?(?:\d[\s-]*){9}[\dX](?![\dX])/gu;

/**
 * The identifiers that a record shares with other editions alone: the key of its document, ISBNs in thirteen digits and
 * DOIs, each with its kind. An ISSN is not among them: all articles of a journal and all volumes of a series have the
 * same one.
 */
export function identifiersOf({
  pubKey,
  isbn,
  reference,
}: Pick<Publication, 'pubKey' | 'isbn' | 'reference'>): readonly string[] {
  const numbers = (isbn ?? '').toUpperCase().match(ISBN) ?? [];
  return [
    ...(pubKey ? [`key ${pubKey}`] : []),
    ...numbers.map((number) => `isbn ${toThirteen(bareIsbn(number))}`),
    ...((reference ?? '').match(DOI) ?? []).map(
      (doi) => `doi ${foldText(doi).replace(/[.,;]$/u, '')}`,
    ),
  ];
}

function toThirteen(isbn: string): string {
  if (isbn.length === 13) return isbn;
  const body = `978${isbn.slice(0, 9)}`;
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0);
  return body + ((10 - (sum % 10)) % 10);
}
