import { plainQuotes } from '../query/split-quotes.ts';
import type { QueryNode } from '../query/syntax/query-node.contract.ts';
import { readTree } from '../query/syntax/read-tree.ts';

/** All nodes that publications must have; what is excluded would find less without its field or quotes. */
function wantedNodes(nodes: readonly QueryNode[]): QueryNode[] {
  return nodes.flatMap((node) => {
    switch (node.kind) {
      case 'and':
      case 'or':
        return wantedNodes(node.nodes);
      case 'field':
        return [node, ...wantedNodes([node.value])];
      case 'not':
        return [];
      default:
        return [node];
    }
  });
}

const FIELD_NAME = /^[^:：]*[:：]\s?/;

/** A typed query with the words of its fields in all fields; the same one without fields. */
export function withoutFieldNames(typed: string): string {
  const query = plainQuotes(typed);
  return wantedNodes(readTree(query).nodes)
    .toReversed()
    .reduce((text, node) => {
      if (node.kind !== 'field') return text;
      const name = FIELD_NAME.exec(query.slice(node.from, node.to))?.[0] ?? '';
      return text.slice(0, node.from) + text.slice(node.from + name.length);
    }, typed);
}

/** A typed query with the words of its phrases one by one; the same one without phrases. */
export function withoutQuotes(typed: string): string {
  const query = plainQuotes(typed);
  return wantedNodes(readTree(query).nodes)
    .toReversed()
    .reduce((text, node) => {
      if (node.kind !== 'phrase') return text;
      return `${text.slice(0, node.from)}${node.text.trim()}${text.slice(node.to)}`;
    }, typed);
}
