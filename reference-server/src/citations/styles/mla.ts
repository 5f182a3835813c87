import type { CitationRun } from '@leeszaal/shared-contracts';
import type { CslItem } from '../facts/csl-item.contract.ts';
import { around, italic, joined, type Piece, sentences } from './run.ts';
import {
  capital,
  doiAddress,
  editionOf,
  genreOf,
  isPart,
  labelledPages,
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
    most: 2,
    shown: 1,
    andOthers: ', et al.',
  });
  const [one, several] = words.editor;
  return areEditors ? `${list}, ${(names.length === 1 ? one : several).toLowerCase()}` : list;
}

/** Editors and translators; as the first part of a sentence, where nothing contains the work. */
function others({ author, editor, translator }: CslItem, words: StyleWords, isFirst: boolean) {
  const people = (names: CslItem['editor'], by: string) =>
    names && `${by} ${names.map(straight).join(` ${words.and} `)}`;
  const texts = [author && people(editor, words.editedBy), people(translator, words.translatedBy)];
  const text = texts.filter(Boolean).join(', ');
  return isFirst ? capital(text) : text;
}

/** An entry in the style of the Modern Language Association, ninth edition. */
export function mla(item: CslItem, words: StyleWords): CitationRun[] {
  const contained = isPart(item);
  const title = contained ? quoted(item.title, words) : italic(item.title);
  const container = joined(
    [
      italic(contained ? item['container-title'] : undefined),
      others(item, words, !contained),
      contained ? undefined : editionOf(item, words),
      around(`${words.volume} `, item.volume),
      around(`${words.issue} `, item.issue),
      around(`${words.chapter} `, item.page ? undefined : item['chapter-number']),
      item.type === 'article-journal' ? undefined : publisherOf(item),
      yearOf(item, words),
      contained ? labelledPages(item, words) : undefined,
      doiAddress(item),
    ],
    ', ',
  );
  const extra = [contained ? undefined : seriesOf(item, `, ${words.issue} `), genreOf(item, words)];
  return sentences([makers(item, words), title, container, ...extra]);
}
