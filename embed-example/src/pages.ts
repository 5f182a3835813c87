import { readFile } from 'node:fs/promises';
import type { Person, ReaderScript } from './library.ts';
import { PEOPLE } from './sessions.ts';

/** A book of the library that the pages offer. */
export interface Book {
  /** The key of the document: the last part of its address in the portal, `/reader/{docKey}`. */
  readonly docKey: string;
  readonly title: string;
}

/** The content of a page. */
export interface PageFacts {
  /** The path of this page. */
  readonly path: string;
  readonly books: readonly Book[];
  /** The document to open. */
  readonly docKey: string;
  /** `nl`, `en`, `de` or `fr`. */
  readonly language: string;
  readonly person: Person;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

/** A page with the values in place of `{{name}}`; a name that ends in `Html` is not escaped. */
async function filled(name: string, values: Readonly<Record<string, string>>): Promise<string> {
  const page = await readFile(new URL(`pages/${name}`, import.meta.url), 'utf8');
  return page.replace(/\{\{(\w+)\}\}/g, (_, key: string) => {
    const value = values[key] ?? '';
    return key.endsWith('Html') ? value : escaped(value);
  });
}

const linksTo = ({ path, books, docKey }: PageFacts): string =>
  books
    .map((book) => {
      const current = book.docKey === docKey ? ' aria-current="page"' : '';
      const address = `${path}?book=${encodeURIComponent(book.docKey)}`;
      return `<li><a href="${escaped(address)}"${current}>${escaped(book.title)}</a></li>`;
    })
    .join('');

const shared = (facts: PageFacts): Readonly<Record<string, string>> => ({
  booksHtml: linksTo(facts),
  docKey: facts.docKey,
  language: facts.language,
  person: facts.person.name,
});

/** The page with the element. */
export const elementPage = (
  facts: PageFacts,
  library: string,
  { src, integrity }: ReaderScript,
): Promise<string> => filled('element-page.html', { ...shared(facts), library, src, integrity });

/** The page with a frame of the library, for an institution that allows no script of others in its page. */
export function framePage(facts: PageFacts, library: string, client: string): Promise<string> {
  const query = new URLSearchParams({ client, lang: facts.language, theme: 'auto' });
  const address = `${library}/embed/${encodeURIComponent(facts.docKey)}?${query}`;
  return filled('frame-page.html', { ...shared(facts), library, address });
}

/** @param back the path to return to */
export function signInPage(back: string): Promise<string> {
  const peopleHtml = PEOPLE.map(
    ({ id, name }) =>
      `<button type="submit" name="person" value="${escaped(id)}">Sign in as ${escaped(name)}</button>`,
  ).join('');
  return filled('sign-in-page.html', { back, peopleHtml });
}
