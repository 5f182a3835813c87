import { ISBN_FIELD } from '../../fields/search-fields.ts';
import type { QueryNode, QueryTree, Span, Unread } from './query-node.contract.ts';
import type { Token } from './scan-tokens.ts';

/** Parentheses within more parentheses than these are ignored. */
const DEPTH_AT_MOST = 10;

function spanOf(nodes: readonly [QueryNode, ...QueryNode[]]): Span {
  return { from: nodes[0].from, to: nodes.at(-1)?.to ?? nodes[0].to };
}

function joined(kind: 'and' | 'or', nodes: readonly QueryNode[]): QueryNode | undefined {
  const [first, ...rest] = nodes;
  if (first === undefined || rest.length === 0) return first;
  return { kind, nodes, ...spanOf([first, ...rest]) };
}

function fieldNode(
  { field, text, from, isSpaced }: Extract<Token, { kind: 'field' }>,
  value: QueryNode,
): QueryNode {
  // No title has a group there. As words it would double the clause at each level of groups.
  const isTitleLike = value.kind === 'words' || value.kind === 'phrase';
  const asWord = isSpaced && isTitleLike && field !== ISBN_FIELD ? text : undefined;
  return { kind: 'field', field, value, asWord, from, to: value.to };
}

const negated = ({ from }: Span, node: QueryNode): QueryNode => ({
  kind: 'not',
  node,
  from,
  to: node.to,
});

/** Reads tokens as a tree. *Or* joins its neighbours, and everything else has to match. It takes any tokens. */
export function parseTokens(tokens: readonly Token[]): QueryTree {
  const unread: Unread[] = [];
  let at = 0;
  let depth = 0;

  const kindNext = (): Token['kind'] | undefined => tokens[at]?.kind;

  /** An operator or field that has not what it needs: a word, like others. */
  function asWord({ text, from, to }: Token): QueryNode {
    unread.push({ kind: 'operator', text: text.trim() });
    return { kind: 'words', text, from, to };
  }

  function group(): QueryNode | undefined {
    at += 1;
    depth += 1;
    const nodes = sequence();
    depth -= 1;
    if (kindNext() === 'close') at += 1;
    return joined('and', nodes);
  }

  /** Words, a phrase, a group or a field; undefined if none is next. */
  function operand(): QueryNode | undefined {
    const token = tokens[at];
    switch (token?.kind) {
      case 'words':
      case 'phrase': {
        at += 1;
        const { kind, text, from, to } = token;
        return { kind, text, from, to };
      }
      case 'open':
        return depth < DEPTH_AT_MOST ? group() : undefined;
      case 'field': {
        at += 1;
        const value = tokens[at]?.from === token.to ? operand() : undefined;
        return value === undefined ? asWord(token) : fieldNode(token, value);
      }
      default:
        return undefined;
    }
  }

  /** An operand, and the negations before it. */
  function negatable(): QueryNode | undefined {
    const first = tokens[at];
    const negations: Token[] = [];
    for (let token = first; token?.kind === 'not' || token?.kind === 'minus'; token = tokens[at]) {
      negations.push(token);
      at += 1;
    }
    const node = operand();
    if (first === undefined || negations.length === 0) return node;
    if (node !== undefined) return negations.length % 2 === 0 ? node : negated(first, node);
    const words = negations.filter(({ kind }) => kind === 'not').map(asWord);
    return joined('and', words);
  }

  function alternatives(): QueryNode[] {
    const first = negatable();
    if (first === undefined) return [];
    const nodes = [first];
    const words: QueryNode[] = [];
    for (let token = tokens[at]; token?.kind === 'or'; token = tokens[at]) {
      at += 1;
      // One of two is enough.
      if (kindNext() === 'or') {
        unread.push({ kind: 'operator', text: token.text });
        continue;
      }
      const next = negatable();
      if (next === undefined) words.push(asWord(token));
      else nodes.push(next);
    }
    const node = joined('or', nodes);
    return node === undefined ? words : [node, ...words];
  }

  function sequence(): QueryNode[] {
    const nodes: QueryNode[] = [];
    for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
      if (token.kind === 'close' && depth > 0) break;
      const before = at;
      nodes.push(...alternatives());
      // A token that cannot begin an alternative: a parenthesis is nothing, an operator is a word.
      if (at === before) {
        at += 1;
        if (token.kind === 'or') nodes.push(asWord(token));
      }
    }
    return nodes;
  }

  return { nodes: sequence(), unread };
}
