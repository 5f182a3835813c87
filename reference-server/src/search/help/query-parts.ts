import { isCommonWord } from '@leeszaal/shared-contracts';
import { wordsOf } from '../../text/words.ts';
import { splitAtIsbns } from '../fields/isbn-forms.ts';
import { plainQuotes } from '../query/split-quotes.ts';
import type { QueryNode, Span } from '../query/syntax/query-node.contract.ts';
import { readTree } from '../query/syntax/read-tree.ts';

/** A part of a typed query that has to match, and that can be left out. */
export interface QueryPart extends Span {
  /** As typed. */
  readonly text: string;
  /** Its words, folded. */
  readonly words: readonly string[];
  /** False for what publications must not have. */
  readonly isWanted: boolean;
}

const foldedWords = (text: string): string[] => wordsOf(text).map(({ folded }) => folded);

/** The nodes that all have to match, also those within parentheses. */
function requiredNodes(nodes: readonly QueryNode[]): QueryNode[] {
  return nodes.flatMap((node) => (node.kind === 'and' ? requiredNodes(node.nodes) : [node]));
}

/** A group has its parentheses, which its nodes have not. */
function withParentheses(query: string, { from, to }: Span): Span {
  const before = /\(\s*$/.exec(query.slice(0, from));
  const after = /^\s*\)/.exec(query.slice(to));
  if (before === null || after === null) return { from, to };
  return { from: before.index, to: to + after[0].length };
}

/** The span of a node with all that it needs: of a field with a group, the parentheses of that group. */
function wholeSpan(query: string, node: QueryNode): Span {
  switch (node.kind) {
    case 'and':
    case 'or':
      return withParentheses(query, node);
    case 'field':
      return { from: node.from, to: wholeSpan(query, node.value).to };
    case 'not':
      return { from: node.from, to: wholeSpan(query, node.node).to };
    default:
      return node;
  }
}

/** The places of ISBNs, which may have spaces. */
function isbnSpans(query: string): Span[] {
  let to = 0;
  return splitAtIsbns(query).flatMap(({ text, isbn }) => {
    const from = to;
    to += text.length;
    return isbn === undefined ? [] : [{ from, to }];
  });
}

/**
 * The parts of a typed query of which each can be left out: words, phrases, fields, alternatives and exclusions. Words
 * that are common need not occur, so they are none.
 */
export function partsOf(typed: string): QueryPart[] {
  const query = plainQuotes(typed);
  const isbns = isbnSpans(query);
  const spans: (Span & { readonly isWanted: boolean })[] = [];
  for (const node of requiredNodes(readTree(query).nodes)) {
    const whole = wholeSpan(query, node);
    const isbn = isbns.find(({ from, to }) => from <= whole.from && whole.to <= to);
    const span = { from: isbn?.from ?? whole.from, to: isbn?.to ?? whole.to };
    if (spans.at(-1)?.from !== span.from) spans.push({ ...span, isWanted: node.kind !== 'not' });
  }
  return spans.flatMap((span) => {
    const text = typed.slice(span.from, span.to).trim();
    const words = foldedWords(text);
    return words.every(isCommonWord) ? [] : [{ ...span, text, words }];
  });
}

/** A typed query without some of its parts. */
export function withoutParts(query: string, parts: readonly Span[]): string {
  const cut = parts
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, { from, to }) => `${text.slice(0, from)} ${text.slice(to)}`, query);
  return cut
    .replace(/\(\s*\)/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}
