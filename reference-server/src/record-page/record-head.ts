import type { Publication } from '@leeszaal/shared-contracts';
import type { CslItem } from '../citations/facts/csl-item.contract.ts';
import { toCsl } from '../citations/facts/to-csl.ts';
import { Html, html } from '../sso/pages/html.ts';
import { dublinCoreTags, highwireTags, type MetaTags } from './meta-tags.ts';
import { structuredData } from './structured-data.ts';

/** The length of a description, in characters; search engines show some 160. */
const DESCRIPTION_LENGTH = 300;

/** The facts of a head beside the record. */
export interface RecordHeadContext {
  /** The permanent address. */
  readonly url: string;
  readonly productName: string;
}

/** A head for a page: its title, and the elements that describe it. */
export interface RecordHead {
  readonly title: string;
  readonly elements: Html;
}

function shortened(text: string): string {
  if (text.length <= DESCRIPTION_LENGTH) return text;
  const cut = text.slice(0, DESCRIPTION_LENGTH).replace(/[\uD800-\uDBFF]$/, '');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** The abstract, else who published the work and when. */
function descriptionOf({ abstract, publisher }: CslItem, publication: Publication): string {
  const { authors, yearOfPublication } = publication;
  if (abstract !== undefined) return shortened(abstract);
  return shortened([authors.join('; '), publisher, yearOfPublication].filter(Boolean).join('. '));
}

/** A data block, which browsers do not run. An escaped `<` cannot end it. */
function dataBlock(data: object): Html {
  const text = JSON.stringify(data).replaceAll('<', '\\u003c');
  return new Html(`<script type="application/ld+json" data-page-head>${text}</script>`);
}

const named = (tags: MetaTags): Html[] =>
  tags.map(([name, content]) => html`<meta name="${name}" content="${content}" data-page-head>`);

function openGraph(item: CslItem, description: string, context: RecordHeadContext): Html[] {
  const isBook = item.type === 'book';
  const tags: readonly (readonly [string, string | undefined])[] = [
    ['og:type', isBook ? 'book' : 'article'],
    ['og:title', item.title],
    ['og:description', description],
    ['og:url', context.url],
    ['og:site_name', context.productName],
    ['book:isbn', isBook ? item.ISBN : undefined],
  ];
  return tags.flatMap(([property, content]) =>
    content ? [html`<meta property="${property}" content="${content}" data-page-head>`] : [],
  );
}

/**
 * The head of a record's page for search engines, reference managers and previews of links (`docs/decisions.md` 114).
 * The host removes what is marked `data-page-head` when a person goes on to another page.
 */
export function recordHead(publication: Publication, context: RecordHeadContext): RecordHead {
  const { url, productName } = context;
  const item = toCsl(publication, url);
  const description = descriptionOf(item, publication);
  const data = structuredData(item, url, new Set(publication.authors.map((name) => name.trim())));
  return {
    title: item.title === '' ? productName : `${item.title} – ${productName}`,
    elements: html`${named([
      ...(description === '' ? [] : [['description', description] as const]),
      ...highwireTags(item, url),
      ...dublinCoreTags(item, url),
    ])}<link rel="canonical" href="${url}" data-page-head>
<link rel="schema.DC" href="http://purl.org/dc/elements/1.1/" data-page-head>
<link rel="schema.DCTERMS" href="http://purl.org/dc/terms/" data-page-head>
${openGraph(item, description, context)}${dataBlock(data)}`,
  };
}

/** The host's page with the title and elements of a head. */
export function withHead(page: string, { title, elements }: RecordHead): string {
  const { text } = html`<title>${title}</title>`;
  return page
    .replace(/<title>[^<]*<\/title>/, () => text)
    .replace('</head>', () => `${elements.text}</head>`);
}
