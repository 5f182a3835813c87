import { wireTime } from '@leeszaal/reference-server/extension';
import type { Publication } from '@leeszaal/shared-contracts';
import type { DemoCopy, DemoRecord } from './demo-record.ts';
import { className, documentTypeIcon, signature } from './records/derived-facts.ts';
import { DOCUMENT_TYPE_LABELS } from './records/document-type-labels.ts';

/** A day in milliseconds. */
const DAY = 24 * 60 * 60 * 1000;
/** An age beyond all that count as new. */
const LONG_AGO = 400;

/** The works that a record is part of, and those that are part of it. */
export type Relations = Publication['titleRelations'];

/** The time so many days before `start`; days to come are negative. */
export function daysBefore(start: Date, days: number): Date {
  return new Date(start.getTime() - days * DAY);
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);

type WireCopy = Partial<Publication['copies'][number]>;

function copyOf({ dueInDays, ...copy }: DemoCopy, start: Date): WireCopy {
  if (dueInDays === undefined) return copy;
  const due = wireTime(daysBefore(start, -dueInDays)).slice(0, 10);
  return { ...copy, loanable: due, loanedInfo: due };
}

function multimediaOf({ multimedia }: DemoRecord): Publication['multimedia'] {
  const {
    links = [],
    documents = [],
    sounds = [],
    movies = [],
    images = [],
    copyDocuments = [],
  } = multimedia ?? {};
  return {
    links: [...links],
    documents: [...documents],
    sounds: [...sounds],
    movies: [...movies],
    images: [...images],
    copyDocuments: [...copyDocuments],
  };
}

/** The record of a demonstration publication in the names of the shared contract. */
export function publicationOf(
  record: DemoRecord,
  { code, relations, start, owned }: PublicationContext,
): Partial<Publication> {
  const type = record.type ?? 'Book';
  const created = wireTime(
    daysBefore(start, record.createdDaysAgo ?? record.acquiredDaysAgo ?? LONG_AGO),
  );
  const acquired = record.acquiredDaysAgo ?? (owned ? LONG_AGO : undefined);
  const acquisitionDate =
    acquired === undefined ? undefined : wireTime(daysBefore(start, acquired));
  const heading = record.authors[0] ?? record.corporateAuthors?.[0] ?? record.title;
  return {
    title: record.title,
    subtitle: record.subtitle,
    authors: [...record.authors],
    corporateAuthors: [...(record.corporateAuthors ?? [])],
    publisher: record.publisher,
    placeOfPublication: record.place,
    yearOfPublication: record.year,
    isbn: record.isbn,
    edition: record.edition,
    language: record.language,
    documentType: type,
    documentTypeIcon: documentTypeIcon(type),
    documentTypeLabels: DOCUMENT_TYPE_LABELS[type],
    seriesTitle: record.series,
    seriesNumber: record.seriesNumber,
    source: record.source,
    sourceDetails: record.sourceDetails,
    bibisCode: code,
    signature: signature(record.ddc, heading),
    classification: record.ddc,
    class: [className(record.ddc, record.language)],
    keywords: [...record.keywords],
    geographicalKeywords: [...(record.geographicalKeywords ?? [])],
    jurisdiction: [...(record.jurisdiction ?? [])],
    abstract: `<p>${escapeHtml(record.abstract)}</p>`,
    annotation: [...(record.annotation ?? [])],
    collection: record.collection,
    rubric: record.rubric,
    fileNumber: record.archive?.fileNumber,
    fileDateStart: record.archive?.dateStart,
    fileDateEnd: record.archive?.dateEnd,
    fileDateDestroyed: record.archive?.dateDestroyed,
    multimedia: multimediaOf(record),
    titleRelations: relations,
    copies: (record.copies ?? []).map((copy) => copyOf(copy, start)) as Publication['copies'],
    priceInCents: record.price?.amount,
    currency: record.price?.currency,
    created,
    acquisitionDate,
    licenseCreated: owned ? acquisitionDate : undefined,
  };
}

/** The relations of a record to others. */
export interface PublicationContext {
  /** The record's code, which relations refer to. */
  readonly code: string;
  readonly relations: Relations;
  /** The moment of the first start, from which days are counted. */
  readonly start: Date;
  /** Whether the library holds a licence for it. */
  readonly owned: boolean;
}
