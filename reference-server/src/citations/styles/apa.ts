import type { CitationRun } from '@leeszaal/shared-contracts';
import type { CslItem } from '../facts/csl-item.contract.ts';
import { around, italic, joined, type Piece, sentences, stopped } from './run.ts';
import {
  doiAddress,
  editionOf,
  genreOf,
  isPart,
  labelledPages,
  pagesOf,
  publisherOf,
  yearOf,
} from './style-facts.ts';
import { makersOf, nameList, withInitials } from './style-names.ts';
import type { StyleWords } from './style-words.ts';

const name = withInitials(' ');
const NAMES = {
  first: name,
  others: name,
  separator: ', ',
  last: [', & ', ', & '],
  most: 20,
  shown: 19,
  andOthers: ', …',
} as const;

function makers(item: CslItem, { editor: [one, several] }: StyleWords): Piece {
  const { names, areEditors } = makersOf(item);
  const list =
    names.length > NAMES.most
      ? `${nameList(names, NAMES)} ${name(names.at(-1) ?? {})}`
      : nameList(names, NAMES);
  return areEditors ? `${list} (${names.length === 1 ? one : several})` : list;
}

function source(item: CslItem, words: StyleWords): readonly Piece[] {
  const container = italic(item['container-title']);
  if (item.type === 'chapter') {
    const place = labelledPages(item, words) ?? around(`${words.chapter} `, item['chapter-number']);
    return [item.title, [`${words.in} `, joined([container, around('(', place, ')')], ' ')]];
  }
  const volume: Piece = [italic(item.volume), around('(', item.issue, ')')];
  return [item.title, joined([container, volume, pagesOf(item)], ', ')];
}

/** A reference in the style of the American Psychological Association, seventh edition. */
export function apa(item: CslItem, words: StyleWords): CitationRun[] {
  const by = makers(item, words);
  const year = `(${yearOf(item, words) ?? words.noDate})`;
  const details = around('(', editionOf(item, words), ')');
  const genre = around('[', genreOf(item, words), ']');
  const [title, ...rest] = isPart(item)
    ? source(item, words)
    : [joined([italic(item.title), details, genre], ' ')];
  const publisher = item.type === 'article-journal' ? undefined : publisherOf(item);
  const isNamed = makersOf(item).names.length > 0;
  const opening = isNamed ? [joined([stopped(by), year], ' '), title] : [title, year];
  return sentences([...opening, ...rest, publisher], doiAddress(item));
}
