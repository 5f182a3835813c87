import { parseSpans } from '../../markup/parse-spans.ts';
import type { BookSetter } from '../../pdf/book-setter.ts';
import type { Flow } from '../../pdf/flow.ts';

/** A term of the glossary with its equivalents. */
export interface Term {
  readonly term: string;
  readonly nl: string;
  readonly de: string;
  readonly fr: string;
  readonly definition: string;
}

/** A term from the fields of a line. */
export function toTerm([
  term = '',
  nl = '',
  de = '',
  fr = '',
  definition = '',
]: readonly string[]): Term {
  return { term, nl, de, fr, definition };
}

const anchorOf = (term: string): string => `term-${term.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`;

function letterHead(setter: BookSetter, letter: string): void {
  const { flow, style } = setter;
  flow.reserve(style.body.leading * 4);
  flow.skip(style.body.leading * 0.7);
  flow.paragraph(parseSpans(letter), {
    text: { ...style.body.text, size: 17 },
    leading: style.body.leading * 1.5,
    ink: style.accent,
    justified: false,
  });
}

/** Chapter 32: the terms and their meanings. */
export function setGlossary(setter: BookSetter, terms: readonly Term[]): void {
  const { flow, style } = setter;
  let letter = '';
  for (const { term, nl, de, fr, definition } of terms) {
    const initial = term.slice(0, 1).toUpperCase();
    if (initial !== letter) {
      letter = initial;
      letterHead(setter, letter);
      setter.enter(3, letter, anchorOf(term));
    }
    flow.reserve(style.body.leading * 2);
    flow.anchor(anchorOf(term));
    flow.paragraph(parseSpans(`**${term}.** ${definition} *${nl}; ${de}; ${fr}.*`), {
      ...style.body,
      left: 14,
      indent: -14,
    });
  }
}

function setVocabulary(
  setter: BookSetter,
  title: string,
  language: 'nl' | 'de' | 'fr',
  terms: readonly Term[],
): void {
  const { flow, style } = setter;
  flow.setColumns(1);
  setter.heading(2, parseSpans(title), `vocabulary-${language}`, 3);
  flow.setColumns(2, 18);
  const sorted = terms.toSorted((a, b) => a[language].localeCompare(b[language], language));
  for (const term of sorted) {
    const entry = `**${term[language]}** [${term.term}](#${anchorOf(term.term)})`;
    flow.paragraph(parseSpans(entry), { ...style.small, left: 10, indent: -10, justified: false });
  }
}

/** Chapter 33: the same terms by their Dutch, German and French names. */
export function setVocabularies(setter: BookSetter, terms: readonly Term[]): void {
  setter.blocks([
    {
      kind: 'paragraph',
      spans: parseSpans(
        'The terms of the [glossary](#a-glossary) by their Dutch, German and French names, each with its English one, which leads to the explanation. Nouns only, and only in the sense in which they are used in libraries.',
      ),
    },
  ]);
  const titles = {
    nl: 'Dutch and English',
    de: 'German and English',
    fr: 'French and English',
  } as const;
  for (const language of ['nl', 'de', 'fr'] as const) {
    setVocabulary(setter, titles[language], language, terms);
    setter.flow.startPage();
  }
  setter.flow.setColumns(1);
  dropEmptyPage(setter.flow);
}

/** Takes back a page on which nothing was set. */
export function dropEmptyPage(flow: Flow): void {
  if (flow.page.marks.length === 0) flow.pages.pop();
}

/** Chapter 35: years and what happened in them. */
export function setChronology(setter: BookSetter, events: readonly (readonly string[])[]): void {
  const { flow, style } = setter;
  for (const [year = '', event = ''] of events) {
    flow.reserve(style.body.leading * 2);
    const top = flow.y;
    const { page } = flow;
    flow.paragraph(parseSpans(event), { ...style.body, left: 62, justified: false });
    setYear(setter, page, year, top);
    flow.skip(3);
  }
}

function setYear(
  setter: BookSetter,
  page: BookSetter['flow']['page'],
  year: string,
  top: number,
): void {
  const { flow, style } = setter;
  const face = style.body.text.roman;
  const shaped = face.shape(year, 'text');
  page.word(
    [{ face, size: style.body.text.size, shaped, href: undefined }],
    flow.x,
    top - style.body.leading * 0.74,
    style.accent,
  );
}
