import type { QueryReading, SearchedTerm } from '@leeszaal/shared-contracts';
import { wordsOf } from '../../../text/words.ts';
import type { QueryNode, QueryTree } from './query-node.contract.ts';

/** The most terms and unread parts that an answer names. */
const NAMED_AT_MOST = 20;

const ENDING = /\?+$/;

/** A text that can be marked; a question mark in a word cannot. */
function markable(text: string): string | undefined {
  const plain = text.replace(ENDING, '');
  return plain === '' || plain.includes('?') ? undefined : plain;
}

function termsOf(node: QueryNode, field?: string): SearchedTerm[] {
  switch (node.kind) {
    case 'words':
    case 'phrase': {
      const text = node.kind === 'phrase' ? node.text.trim() : markable(node.text);
      return text === undefined ? [] : [field === undefined ? { text } : { text, field }];
    }
    case 'field':
      return termsOf(node.value, node.asWord === undefined ? node.field.name : field);
    case 'not':
      return [];
    default:
      return node.nodes.flatMap((each) => termsOf(each, field));
  }
}

function excludedOf(node: QueryNode): string[] {
  switch (node.kind) {
    case 'not':
      return termsOf(node.node).map(({ text }) => text);
    case 'and':
    case 'or':
      return node.nodes.flatMap(excludedOf);
    default:
      return [];
  }
}

function isPlain(node: QueryNode): boolean {
  if (node.kind === 'and') return node.nodes.every(isPlain);
  return node.kind === 'words' || node.kind === 'phrase';
}

/** The description of how a query was read; undefined for words, phrases and parentheses alone. */
export function readingOf({ nodes, unread }: QueryTree): QueryReading | undefined {
  if (unread.length === 0 && nodes.every(isPlain)) return undefined;
  const known = new Map(unread.map((each) => [`${each.kind} ${each.text}`, each]));
  return {
    terms: nodes.flatMap((node) => termsOf(node)).slice(0, NAMED_AT_MOST),
    excluded: nodes.flatMap(excludedOf).slice(0, NAMED_AT_MOST),
    asWords: [...known.values()].slice(0, NAMED_AT_MOST),
  };
}

/** The texts that a title can have one after the other: no alternatives, no exclusions, no other fields. */
function titleTexts(node: QueryNode): string[] {
  switch (node.kind) {
    case 'words':
    case 'phrase':
      return [node.text];
    case 'and':
      return node.nodes.flatMap(titleTexts);
    case 'field':
      if (node.asWord !== undefined) return [node.asWord, ...titleTexts(node.value)];
      return node.field.name === 'title' ? titleTexts(node.value) : [];
    default:
      return [];
  }
}

/** The typed words, folded, to compare with titles. */
export function titleWordsOf({ nodes }: QueryTree): string[] {
  return wordsOf(nodes.flatMap(titleTexts).join(' ')).map(({ folded }) => folded);
}
