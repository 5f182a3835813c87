import { cleanLine, cleanLineOrNone, yearOf } from '../../model/clean-text.ts';
import type { DocumentMetadata } from '../../model/imported-document.contract.ts';
import { parseIsbn } from '../../model/isbn.ts';
import { plainText } from '../segment/plain-text.ts';
import { childrenNamed, type XmlElement } from './xml-element.ts';

const AUTHOR = 'aut';

/** What EPUB 3 says about an element in the `meta`s that refine it. */
function refinements(metadata: XmlElement, element: XmlElement, property: string): string[] {
  const id = element.attributes['id'];
  if (!id) return [];
  return childrenNamed(metadata, 'meta')
    .filter(
      (meta) => meta.attributes['refines'] === `#${id}` && meta.attributes['property'] === property,
    )
    .map(({ text }) => text.trim());
}

function readTitles(metadata: XmlElement): {
  title: string | undefined;
  subtitle: string | undefined;
} {
  const titles = childrenNamed(metadata, 'title')
    .map((element) => ({
      text: cleanLine(element.text),
      type: refinements(metadata, element, 'title-type')[0],
    }))
    .filter(({ text }) => text !== '');
  const main = titles.find(({ type }) => type === 'main') ?? titles[0];
  const subtitle = titles.find(({ type }) => type === 'subtitle');
  return { title: main?.text, subtitle: subtitle?.text };
}

/** In the order that the book gives them, else in that in which they stand. */
function readAuthors(metadata: XmlElement): string[] {
  const place = (element: XmlElement) =>
    Number(refinements(metadata, element, 'display-seq')[0] ?? Number.POSITIVE_INFINITY);
  const creators = childrenNamed(metadata, 'creator')
    .map((element) => {
      const role = element.attributes['role'];
      const roles = role === undefined ? refinements(metadata, element, 'role') : [role];
      return { name: cleanLine(element.text), roles, place: place(element) };
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

/** Reads the bibliographic part of a package document. @param fallbackTitle for a book without a title */
export function readMetadata(
  metadata: XmlElement | undefined,
  fallbackTitle: string,
): DocumentMetadata {
  const element = metadata ?? { name: 'metadata', attributes: {}, children: [], text: '' };
  const first = (name: string) => cleanLineOrNone(childrenNamed(element, name)[0]?.text);
  const description = childrenNamed(element, 'description')[0]?.text;
  const titles = readTitles(element);
  return {
    title: titles.title ?? fallbackTitle,
    subtitle: titles.subtitle,
    authors: readAuthors(element),
    language: first('language'),
    publisher: first('publisher'),
    year: readYear(element),
    isbn: readIsbn(element),
    description: (description && plainText(description)) || undefined,
    subjects: [
      ...new Set(childrenNamed(element, 'subject').map(({ text }) => cleanLine(text))),
    ].filter(Boolean),
  };
}
