import { type Copy, copyState, type Publication } from '@leeszaal/shared-contracts';
import { oneLine } from '../text/one-line.ts';
import type { RequestTexts } from './request-texts.ts';

/** The most copies that a mail lists. */
const COPY_LIMIT = 30;

/** A line `label: value` for each present value. */
export function factLines(
  facts: readonly (readonly [string, string | undefined])[],
): readonly string[] {
  return facts.flatMap(([label, value]) => {
    const text = oneLine(value ?? '');
    return text === '' ? [] : [`${label}: ${text}`];
  });
}

const joined = (parts: readonly (string | undefined)[], separator: string): string =>
  parts.flatMap((part) => oneLine(part ?? '') || []).join(separator);

const STATES = { loanable: 'loanable', 'not-loanable': 'notLoanable', loaned: 'onLoan' } as const;

/** Library, location, shelf mark, part and availability of a copy. */
function copyLine(copy: Copy, texts: RequestTexts): string {
  const { library, location, registry, document, year, part, edition, loanedInfo } = copy;
  const state = joined([texts[STATES[copyState(copy)]], loanedInfo], ', ');
  return joined([library, location, registry, document, year, part, edition, state], ' · ');
}

/** Everything that library staff needs to find a publication. Each value is one line. */
export function publicationFacts(
  publication: Publication,
  connection: number,
  link: string,
  texts: RequestTexts,
): readonly string[] {
  const { seriesTitle, seriesNumber, placeOfPublication, publisher, copies } = publication;
  const shown = copies.slice(0, COPY_LIMIT).map((copy) => `  - ${copyLine(copy, texts)}`);
  const more = copies.length > COPY_LIMIT ? ['  - …'] : [];
  return [
    ...factLines([
      [texts.title, joined([publication.title ?? undefined, publication.subtitle], ' : ')],
      [texts.authors, publication.authors.join('; ')],
      [texts.corporateAuthors, publication.corporateAuthors.join('; ')],
      [texts.publisher, joined([publisher, placeOfPublication], ', ')],
      [texts.year, publication.yearOfPublication],
      [texts.edition, publication.edition],
      [texts.series, joined([seriesTitle, seriesNumber], ' ; ')],
      [texts.isbn, publication.isbn],
      [texts.shelfMark, publication.signature],
      [texts.classification, joined([...publication.class, publication.classification], '; ')],
      [texts.number, joined([`${connection}/${publication.id}`, publication.bibisCode], ', ')],
    ]),
    ...(copies.length > 0 ? [`${texts.copies}:`, ...shown, ...more] : []),
    `${texts.link}: ${link}`,
  ];
}
