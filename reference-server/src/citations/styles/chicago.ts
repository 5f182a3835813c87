import type { CitationRun } from '@leeszaal/shared-contracts';
import type { CslItem } from '../facts/csl-item.contract.ts';
import { around, italic, joined, type Piece, sentences } from './run.ts';
import {
  capital,
  doiAddress,
  editionOf,
  genreOf,
  pagesOf,
  publisherOf,
  quoted,
  seriesOf,
  yearOf,
} from './style-facts.ts';
import { inverted, makersOf, nameList, straight } from './style-names.ts';
import type { StyleWords } from './style-words.ts';

function makers(item: CslItem, words: StyleWords): Piece {
  const { names, areEditors } = makersOf(item);
  const list = nameList(names, {
    first: inverted,
    others: straight,
    separator: ', ',
    last: [`, ${words.and} `, `, ${words.and} `],
    most: 10,
    shown: 7,
    andOthers: ', et al.',
  });
  const [one, several] = words.editor;
  return areEditors ? `${list}, ${(names.length === 1 ? one : several).toLowerCase()}` : list;
}

function people(item: CslItem, words: StyleWords): Piece {
  const named = (names: CslItem['editor'], by: string) =>
    names && `${capital(by)} ${names.map(straight).join(` ${words.and} `)}`;
  return joined(
    [item.author && named(item.editor, words.editedBy), named(item.translator, words.translatedBy)],
    '. ',
  );
}

/** Place, publisher and year. */
function imprint(item: CslItem, words: StyleWords): Piece {
  const published = joined([item['publisher-place'], publisherOf(item)], ': ');
  return joined([published, yearOf(item, words) ?? words.noDate], ', ');
}

function article(item: CslItem, words: StyleWords): readonly Piece[] {
  const year = yearOf(item, words);
  const issue = joined([item.volume, around(`${words.issue} `, item.issue)], ', ');
  const journal = joined([italic(item['container-title']), issue, year && `(${year})`], ' ');
  return [quoted(item.title, words), joined([journal, pagesOf(item)], ': ')];
}

function chapter(item: CslItem, words: StyleWords): readonly Piece[] {
  const place = pagesOf(item) ?? around(`${words.chapter} `, item['chapter-number']);
  const book: Piece = [`${words.in} `, joined([italic(item['container-title']), place], ', ')];
  return [quoted(item.title, words), book, imprint(item, words)];
}

/** A bibliography entry in the notes style of the Chicago Manual, seventeenth edition. */
export function chicago(item: CslItem, words: StyleWords): CitationRun[] {
  const by = makers(item, words);
  const address = doiAddress(item);
  if (item.type === 'article-journal') return sentences([by, ...article(item, words)], address);
  if (item.type === 'chapter') return sentences([by, ...chapter(item, words)], address);
  return sentences(
    [
      by,
      italic(item.title),
      people(item, words),
      editionOf(item, words),
      seriesOf(item, ' '),
      genreOf(item, words),
      imprint(item, words),
    ],
    address,
  );
}
