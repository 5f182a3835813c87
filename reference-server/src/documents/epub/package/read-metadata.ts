import { cleanLine, cleanLineOrNone, yearOf } from '../../model/clean-text.ts';
import type { DocumentMetadata } from '../../model/imported-document.contract.ts';
import { parseIsbn } from '../../model/isbn.ts';
import { plainText } from '../segment/plain-text.ts';
import { directedText } from './directed-text.ts';
import { childrenNamed, type XmlElement } from './xml-element.ts';

const AUTHOR = 'aut';

/** Values of a property in the `meta` elements that refine an element (EPUB 3). */
function refinements(metadata: XmlElement, element: XmlElement, property: string): string[] {
  const id = element.attributes['id'];
  if (!id) return [];
  return childrenNamed(metadata, 'meta')
    .filter(
      (meta) => meta.attributes['refines'] === `#${id}` && meta.attributes['property'] === property,
    )
    .map(({ text }) => text.trim());
}

/** The text of an element as one line, with its direction. */
type ReadLine = (element: XmlElement) => string;

/** The first title is the main one, whatever types are stated (`docs/decisions.md` 91). */
function readTitles(
  metadata: XmlElement,
  line: ReadLine,
): {
  title: string | undefined;
  subtitle: string | undefined;
} {
  const [title, ...others] = childrenNamed(metadata, 'title').filter(
    ({ text }) => cleanLine(text) !== '',
  );
  const subtitle = others.find((element) =>
    refinements(metadata, element, 'title-type').includes('subtitle'),
  );
  return { title: title && line(title), subtitle: subtitle && line(subtitle) };
}

/** In `display-seq` order, else in document order. */
function readAuthors(metadata: XmlElement, line: ReadLine): string[] {
  const place = (element: XmlElement) =>
    Number(refinements(metadata, element, 'display-seq')[0] ?? Number.POSITIVE_INFINITY);
  const creators = childrenNamed(metadata, 'creator')
    .map((element) => {
      const role = element.attributes['role'];
      const roles = role === undefined ? refinements(metadata, element, 'role') : [role];
      return { name: line(element), roles, place: place(element) };
    })
    .filter(({ name }) => name !== '')
    .sort((one, other) => (one.place === other.place ? 0 : one.place - other.place));
  const authors = creators.filter(({ roles }) => roles.length === 0 || roles.includes(AUTHOR));
  return [...new Set((authors.length > 0 ? authors : creators).map(({ name }) => name))];
}

function readIsbn(metadata: XmlElement): string | undefined {
  const candidates = [
    ...childrenNamed(metadata, 'identifier'),
    ...childrenNamed(metadata, 'source'),
  ];
  return candidates.map((element) => parseIsbn(element.text)).find(Boolean);
}

function readYear(metadata: XmlElement): number | undefined {
  const dates = childrenNamed(metadata, 'date');
  const publication = dates.find((date) => date.attributes['event'] === 'publication') ?? dates[0];
  return yearOf(publication?.text);
}

/**
 * Reads the metadata of a package document.
 *
 * @param fallbackTitle for a book without a title
 * @param direction of the package's metadata
 */
export function readMetadata(
  metadata: XmlElement | undefined,
  fallbackTitle: string,
  direction?: string,
): DocumentMetadata {
  const element = metadata ?? { name: 'metadata', attributes: {}, children: [], text: '' };
  const first = (name: string) => cleanLineOrNone(childrenNamed(element, name)[0]?.text);
  const line: ReadLine = ({ text, attributes }) =>
    directedText(cleanLine(text), attributes['dir'], direction);
  const [publisher] = childrenNamed(element, 'publisher').map(line);
  const description = childrenNamed(element, 'description')[0]?.text;
  const titles = readTitles(element, line);
  return {
    title: titles.title ?? fallbackTitle,
    subtitle: titles.subtitle,
    authors: readAuthors(element, line),
    language: first('language'),
    publisher: publisher || undefined,
    year: readYear(element),
    isbn: readIsbn(element),
    description: (description && plainText(description)) || undefined,
    subjects: [
      ...new Set(childrenNamed(element, 'subject').map(({ text }) => cleanLine(text))),
    ].filter(Boolean),
  };
}
