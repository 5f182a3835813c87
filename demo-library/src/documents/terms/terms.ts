import { LANGUAGE_NAMES, LANGUAGES } from '@leeszaal/shared-contracts';
import type { DocumentRecord } from '../../demo-record.ts';
import { parseSpans } from '../../markup/parse-spans.ts';
import { TERMS, type TermsName } from '../../pages/terms-texts.ts';
import { guideStyle } from '../../pdf/book-style.ts';
import { loadFaces } from '../../pdf/face.ts';
import { Flow, type PageDesign } from '../../pdf/flow.ts';
import { INK } from '../../pdf/page-draft.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import type { DocumentMaker } from '../demo-document.contract.ts';

const PAGE: PageDesign = {
  width: 419.5,
  height: 595.3,
  left: 60,
  top: 72,
  measure: 300,
  depth: 440,
  leading: 16,
};

const recordOf = (name: TermsName): DocumentRecord => ({
  key: `${name}-terms`,
  title: TERMS[name].nl.title,
  subtitle: LANGUAGES.slice(1)
    .map((language) => TERMS[name][language].title)
    .join(' – '),
  authors: [],
  publisher: 'Bibliotheek Waterland',
  place: 'Waterland',
  year: '2026',
  type: 'Report',
  language: 'nl',
  ddc: '025.1',
  keywords: name === 'general' ? ['voorwaarden', 'bestellingen'] : ['privacy', 'gegevens'],
  abstract: TERMS[name].nl.paragraphs[0] ?? '',
});

/** One of the two documents that an order asks agreement to, a page for each language. */
async function makeTerms(name: TermsName): Promise<Uint8Array> {
  const style = guideStyle(await loadFaces(), PAGE);
  const flow = new Flow(PAGE);
  for (const language of LANGUAGES) {
    const { title, paragraphs } = TERMS[name][language];
    flow.startPage(false);
    flow.anchor(language);
    flow.paragraph(parseSpans('Bibliotheek Waterland'), {
      text: style.label,
      leading: 16,
      ink: INK.blue,
    });
    flow.sink(18);
    flow.paragraph(parseSpans(title), {
      text: { ...style.title, size: 23 },
      leading: 28,
      justified: false,
    });
    flow.sink(14);
    for (const paragraph of paragraphs) {
      flow.paragraph(parseSpans(paragraph), style.body);
      flow.sink(8);
    }
  }
  const record = recordOf(name);
  return writePdf({
    title: record.title,
    authors: [record.publisher],
    subject: record.subtitle ?? '',
    keywords: record.keywords,
    language: 'nl',
    pages: flow.pages.map(({ draft }) => draft),
    labels: [],
    anchors: flow.anchors,
    outline: LANGUAGES.map((language) => ({
      title: LANGUAGE_NAMES[language],
      anchor: language,
      children: [],
    })),
    destinations: 'explicit',
  });
}

/** The general and the privacy terms (`docs/decisions.md 55`), as the demonstration library makes them. */
export const terms: readonly DocumentMaker[] = (['general', 'privacy'] as const).map((name) => ({
  record: recordOf(name),
  format: 'pdf',
  make: () => makeTerms(name),
}));
