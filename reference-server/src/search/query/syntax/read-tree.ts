import { parseTokens } from './parse-tokens.ts';
import type { QueryTree } from './query-node.contract.ts';
import { scanTokens } from './scan-tokens.ts';

/** Reads a typed query. It takes any text, and takes all of it for words that nothing else can be. */
export function readTree(query: string): QueryTree {
  const { tokens, unread } = scanTokens(query);
  const tree = parseTokens(tokens);
  return { nodes: tree.nodes, unread: [...unread, ...tree.unread] };
}
