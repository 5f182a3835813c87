import type { CitationRun } from '@leeszaal/shared-contracts';
import type { CslItem } from '../facts/csl-item.contract.ts';
import { around, italic, joined, type Piece, sentences } from './run.ts';
import {
  doiAddress,
  editionOf,
  genreOf,
  isPart,
  labelledPages,
  publisherOf,
  seriesOf,
  yearOf,
} from './style-facts.ts';
import { makersOf, nameList, withInitials } from './style-names.ts';
import type { StyleWords } from './style-words.ts';

const name = withInitials('');

function makers(item: CslItem, words: StyleWords): Piece {
  const { names, areEditors } = makersOf(item);
  const isShortened = names.length > 3;
  const list = nameList(names, {
    first: name,
    others: name,
    separator: ', ',
    last: [` ${words.and} `, ` ${words.and} `],
    most: 3,
    shown: 1,
    andOthers: '',
  });
  const [one, several] = words.editor;
  const role = `(${(names.length === 1 ? one : several).toLowerCase()})`;
  return joined(
    [list, isShortened && italic('et al.'), areEditors && role].map((each) => each || undefined),
    ' ',
  );
}

function contained(item: CslItem, words: StyleWords): Piece {
  const title = `‘${item.title}’`;
  const container = italic(item['container-title']);
  const pages = labelledPages(item, words);
  if (item.type === 'chapter') {
    const place = pages ?? around(`${words.chapter} `, item['chapter-number']);
    return joined([title, [`${words.in.toLowerCase()} `, container], place], ', ');
  }
  const volume: Piece = [item.volume, around('(', item.issue, ')')];
  return joined([title, container, volume, pages], ', ');
}

/** A reference in the Harvard style, as *Cite Them Right* has it. */
export function harvard(item: CslItem, words: StyleWords): CitationRun[] {
  const year = `(${yearOf(item, words) ?? words.noDate})`;
  const by = makers(item, words);
  const isNamed = makersOf(item).names.length > 0;
  const work = isPart(item) ? contained(item, words) : italic(item.title);
  const opening = isNamed ? joined([by, year, work], ' ') : joined([work, year], ' ');
  const publisher =
    item.type === 'article-journal'
      ? undefined
      : joined([item['publisher-place'], publisherOf(item)], ': ');
  const series = around('(', seriesOf(item, ', '), ')');
  const address = doiAddress(item);
  return sentences(
    [
      opening,
      isPart(item) ? undefined : editionOf(item, words),
      around('[', genreOf(item, words), ']'),
      joined([publisher, series], ' '),
    ],
    address && `${words.availableAt}: ${address}`,
  );
}
