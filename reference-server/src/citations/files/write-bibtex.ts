import type { CslItem, CslName, CslType } from '../facts/csl-item.contract.ts';
import { citationKeys } from './citation-keys.ts';

/** The entry types of BibTeX; it has none for the rest. */
const TYPES: Partial<Readonly<Record<CslType, string>>> = {
  'article-journal': 'article',
  book: 'book',
  chapter: 'incollection',
  report: 'techreport',
  thesis: 'phdthesis',
};

const COMMANDS: Readonly<Record<string, string>> = {
  '\\': '\\textbackslash{}',
  '{': '\\textbraceleft{}',
  '}': '\\textbraceright{}',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
};

/** Text without the characters that TeX reads as commands. */
const escaped = (text: string): string =>
  text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .replace(/[\\{}~^&%$#_]/g, (mark) => COMMANDS[mark] ?? `\\${mark}`);

/** Addresses and numbers are taken as they are; nothing in them may end the field. */
const verbatim = (text: string): string => text.replace(/[{}\\\s\p{Cc}]/gu, '');

/** A name or a part of one; braces keep the separator of names from splitting it. */
const namePart = (text: string): string =>
  /\band\b|,/i.test(text) ? `{${escaped(text)}}` : escaped(text);

const nameOf = ({ family = '', given = '', literal }: CslName): string =>
  literal === undefined ? `${namePart(family)}, ${namePart(given)}` : `{${escaped(literal)}}`;

const names = (list: readonly CslName[] | undefined): string | undefined =>
  list?.map(nameOf).join(' and ');

function yearOf({ issued }: CslItem): string | undefined {
  const years = issued?.['date-parts']?.map(([year]) => String(year));
  return years ? [...new Set(years)].join('--') : issued?.literal && escaped(issued.literal);
}

/** The field of the publisher, which types call otherwise. */
function publisherField(type: CslType): string {
  switch (type) {
    case 'report':
      return 'institution';
    case 'thesis':
      return 'school';
    default:
      return 'publisher';
  }
}

/** The field of what contains the work. */
const containerField = (type: CslType): string =>
  type === 'article-journal' ? 'journal' : 'booktitle';

function fieldsOf(item: CslItem): Readonly<Record<string, string | undefined>> {
  const text = (value: string | undefined) => value && escaped(value);
  const plain = (value: string | undefined) => value && verbatim(value);
  return {
    title: text(item.title),
    author: names(item.author),
    editor: names(item.editor),
    translator: names(item.translator),
    year: yearOf(item),
    [containerField(item.type)]: text(item['container-title']),
    series: text(item['collection-title']),
    volume: text(item.volume),
    number: text(item.issue ?? item['collection-number']),
    chapter: text(item['chapter-number']),
    pages: item.page && escaped(item.page).replaceAll('-', '--'),
    edition: text(item.edition),
    [publisherField(item.type)]: item.publisher && namePart(item.publisher),
    address: item['publisher-place'] && namePart(item['publisher-place']),
    isbn: plain(item.ISBN),
    issn: plain(item.ISSN),
    doi: plain(item.DOI),
    language: text(item.language),
    keywords: text(item.keyword),
    abstract: text(item.abstract),
    url: plain(item.URL),
  };
}

/** Works as BibTeX, in UTF-8, each with a key that is its own. */
export function writeBibtex(items: readonly CslItem[]): string {
  const keys = citationKeys(items);
  const entries = items.map((item, index) => {
    const fields = Object.entries(fieldsOf(item)).flatMap(([name, value]) =>
      value ? [`  ${name} = {${value}}`] : [],
    );
    return `@${TYPES[item.type] ?? 'misc'}{${[keys[index], ...fields].join(',\n')}\n}\n`;
  });
  return entries.join('\n');
}
