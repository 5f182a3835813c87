import type { CslItem, CslName, CslType } from '../facts/csl-item.contract.ts';
import { KEYWORD_SEPARATOR } from '../facts/keyword-separator.constant.ts';

type Line = readonly [tag: string, value: string | undefined];

/** The reference types of RIS. */
const TYPES: Readonly<Record<CslType, string>> = {
  'article-journal': 'JOUR',
  book: 'BOOK',
  chapter: 'CHAP',
  collection: 'GEN',
  document: 'GEN',
  legislation: 'LEGAL',
  map: 'MAP',
  periodical: 'SER',
  report: 'RPRT',
  thesis: 'THES',
};

const nameOf = ({ family, given, literal }: CslName): string => literal ?? `${family}, ${given}`;

const people = (tag: string, names: readonly CslName[] = []): Line[] =>
  names.map((name) => [tag, nameOf(name)]);

/** The year, and the whole day where it is known. */
function dates({ issued }: CslItem): Line[] {
  const [[year, ...rest] = []] = issued?.['date-parts'] ?? [];
  // The year that a text begins with, such as `1997–` of a running journal.
  if (year === undefined) return [['PY', /^\d{4}/.exec(issued?.literal ?? '')?.[0]]];
  const day = [String(year).padStart(4, '0'), ...rest.map((part) => String(part).padStart(2, '0'))];
  return [
    ['PY', day[0]],
    ['DA', rest.length > 0 ? day.join('/') : undefined],
  ];
}

function pages({ page }: CslItem): Line[] {
  const [, first, last] = /^(\d+)-(\d+)$/.exec(page ?? '') ?? [];
  return first === undefined
    ? [['SP', page]]
    : [
        ['SP', first],
        ['EP', last],
      ];
}

function linesOf(item: CslItem): readonly Line[] {
  const isPart = item['container-title'] !== undefined;
  return [
    ['TI', item.title],
    ...people('AU', item.author),
    ...people(item.type === 'chapter' ? 'A2' : 'A3', item.editor),
    ...people('A4', item.translator),
    ...dates(item),
    ['T2', item['container-title'] ?? item['collection-title']],
    ['T3', isPart ? item['collection-title'] : undefined],
    [item.type === 'report' ? 'NV' : 'M1', item['collection-number']],
    ['VL', item.volume],
    ['IS', item.issue],
    ['SE', item['chapter-number']],
    ...pages(item),
    ['ET', item.edition],
    ['CY', item['publisher-place']],
    ['PB', item.publisher],
    ['SN', item.ISBN ?? item.ISSN],
    ['DO', item.DOI],
    ['LA', item.language],
    ...(item.keyword?.split(KEYWORD_SEPARATOR) ?? []).map((word): Line => ['KW', word]),
    ['AB', item.abstract],
    ['CN', item['call-number']],
    ['AV', item.archive_location],
    ['UR', item.URL],
  ];
}

/** A value is one line: readers disagree on continued ones. */
const oneLine = (value: string): string => value.replace(/[\s\p{Cc}]+/gu, ' ').trim();

function writeEntry(item: CslItem): string {
  const lines = linesOf(item).flatMap(([tag, value]) => {
    const text = oneLine(value ?? '');
    return text === '' ? [] : [`${tag}  - ${text}`];
  });
  return [`TY  - ${TYPES[item.type]}`, ...lines, 'ER  - ', ''].join('\r\n');
}

/** Works in the format of reference managers (RIS, 2011), in UTF-8. */
export const writeRis = (items: readonly CslItem[]): string => items.map(writeEntry).join('\r\n');
