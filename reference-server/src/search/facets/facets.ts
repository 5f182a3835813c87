import {
  FACETS,
  type FacetName,
  foldText,
  type Labels,
  READABLE_NOW,
} from '@leeszaal/shared-contracts';
import type { StoredRecord } from '../fields/search-fields.ts';
import { firstYear } from '../fields/year.ts';
import type { FacetEntry } from './facet-entry.contract.ts';
import { formsOf, isReadableNow, type RecordState } from './record-forms.ts';

// Within the limit of an index entry.
const LONGEST = 300;

const textIfAny = (value: string | undefined): readonly string[] =>
  value === undefined ? [] : [value];

type ValuesOf = (record: StoredRecord, state: RecordState) => readonly string[];

const VALUES: Readonly<Record<FacetName, ValuesOf>> = {
  keywords: (record) => record.keywords ?? [],
  authors: (record) => record.authors ?? [],
  publisher: (record) => textIfAny(record.publisher),
  jurisdiction: (record) => record.jurisdiction ?? [],
  yearofpublication: (record) => {
    const year = firstYear(record.yearOfPublication);
    return year === undefined ? [] : [String(year)];
  },
  language: (record) => textIfAny(record.language),
  documenttype: (record) => textIfAny(record.documentType),
  form: formsOf,
  availability: (_record, state) => (isReadableNow(state) ? [READABLE_NOW] : []),
};

/** A facet value in the form in which it is stored, shown and chosen. */
export function facetValue(value: string): string {
  return value
    .replace(/[\s\p{Cc}\p{Cs}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .replace(/[\s\p{Cs}]+$/u, '');
}

/**
 * The common form of values that differ in case, accents and white space only: they are one (`docs/decisions.md` 111).
 */
export function facetKey(value: string): string {
  return foldText(value).slice(0, LONGEST).toWellFormed();
}

const NUMBERS: ReadonlyMap<string, number> = new Map(FACETS.map((name, number) => [name, number]));

/** The number of a facet in the index; undefined for an unknown name. */
export function facetNumber(name: string): number | undefined {
  return NUMBERS.get(name);
}

const LABELS: Partial<Record<FacetName, (record: StoredRecord) => Labels | undefined>> = {
  documenttype: (record) => record.documentTypeLabels,
};

/** The distinct facet values of a publication; of several spellings of a value the first. */
export function facetEntries(record: StoredRecord, state: RecordState): FacetEntry[] {
  return FACETS.flatMap((name, facet) => {
    const labels = LABELS[name]?.(record);
    const entries = new Map<string, FacetEntry>();
    for (const value of VALUES[name](record, state).map(facetValue)) {
      const key = facetKey(value);
      if (value === '' || entries.has(key)) continue;
      entries.set(
        key,
        labels === undefined ? { facet, value, key } : { facet, value, key, labels },
      );
    }
    return [...entries.values()];
  });
}
