import type { DemoRecord } from '../../demo-record.ts';
import { parseSpans } from '../../markup/parse-spans.ts';
import type { BookSetter } from '../../pdf/book-setter.ts';
import { catalogueRecords } from '../../records/index.ts';

const LANGUAGES = [
  ['nl', 'Works in Dutch'],
  ['en', 'Works in English'],
  ['de', 'Works in German'],
  ['fr', 'Works in French'],
] as const;

function heading(record: DemoRecord): string {
  return record.authors[0] ?? record.corporateAuthors?.[0] ?? record.title;
}

function entry(record: DemoRecord): string {
  const names = record.authors.length > 0 ? record.authors : (record.corporateAuthors ?? []);
  const by = names.length > 0 ? `**${names.join('; ')}.** ` : '';
  const subtitle = record.subtitle === undefined ? '' : `: ${record.subtitle}`;
  const source =
    record.source === undefined
      ? ''
      : ` ${record.source}${record.sourceDetails === undefined ? '' : `, ${record.sourceDetails}`}.`;
  return `${by}*${record.title}${subtitle}*. ${record.place}: ${record.publisher}, ${record.year}.${source}`;
}

/** Chapter 36: every work of the demonstration catalogue with its abstract, by language and author. */
export function setReadingList(setter: BookSetter): void {
  const { flow, style } = setter;
  for (const [language, title] of LANGUAGES) {
    setter.heading(2, parseSpans(title), `reading-list-${language}`, 3);
    const records = catalogueRecords
      .filter((record) => record.language === language)
      .toSorted(
        (a, b) => heading(a).localeCompare(heading(b), language) || a.year.localeCompare(b.year),
      );
    for (const record of records) {
      flow.reserve(style.small.leading * 3);
      flow.paragraph(parseSpans(entry(record)), {
        ...style.small,
        left: 12,
        indent: -12,
        justified: false,
      });
      flow.paragraph(parseSpans(record.abstract), { ...style.small, left: 12 });
      flow.skip(style.small.leading * 0.5);
    }
    setter.restart();
  }
}
