import type { SearchField } from '../fields/search-fields.ts';
import { codeOf } from '../fields/search-fields.ts';
import type { Clause } from './clause.contract.ts';
import { ALL, and, isOfField, leavesOf, NONE, not, or } from './clauses.ts';
import { isbnClause } from './isbn-clause.ts';
import type { QueryNode, QueryTree } from './syntax/query-node.contract.ts';
import { readTree } from './syntax/read-tree.ts';
import { asksNothing, freeClause, phraseClause, wordsClause } from './word-clauses.ts';
import { yearsClause } from './years-clause.ts';

/** Where to search. */
interface Place {
  /** Undefined: anywhere. */
  readonly field: SearchField | undefined;
  /** 0: words that are common need not occur, even if there are no others. */
  readonly least: 0 | 1;
}

function textClause(text: string, { field, least }: Place): Clause {
  if (field === undefined) return freeClause(text, least);
  if (field.kind === 'isbn') return isbnClause(text);
  return yearsClause(field, text) ?? wordsClause(codeOf(field), text, least);
}

/** All nodes; words beside each other are one text, since an ISBN may have spaces. */
function allOf(nodes: readonly QueryNode[], place: Place): Clause {
  const clauses: Clause[] = [];
  let text = '';
  const flush = () => {
    if (text !== '') clauses.push(textClause(text, place));
    text = '';
  };
  for (const node of nodes) {
    if (node.kind === 'words') {
      text += ` ${node.text}`;
      continue;
    }
    flush();
    clauses.push(nodeClause(node, place));
  }
  flush();
  return and(...clauses);
}

function nodeClause(node: QueryNode, place: Place): Clause {
  const whole: Place = { ...place, least: 1 };
  switch (node.kind) {
    case 'words':
      return textClause(node.text, place);
    case 'phrase':
      if (place.field?.kind === 'isbn') return isbnClause(node.text);
      return phraseClause(place.field === undefined ? '' : codeOf(place.field), node.text);
    case 'field': {
      const inField = nodeClause(node.value, { field: node.field, least: 1 });
      if (node.asWord === undefined) return inField;
      const asWords = and(wordsClause('', node.asWord), nodeClause(node.value, whole));
      return or(inField, asWords);
    }
    case 'not': {
      const clause = nodeClause(node.node, whole);
      return clause.kind === 'all' ? ALL : not(clause);
    }
    case 'and':
      return allOf(node.nodes, place);
    case 'or':
      return or(...node.nodes.map((each) => nodeClause(each, whole)));
  }
}

/** The clause of a query that was read. Words of fields and excluded words don't make common words needless. */
export function treeClause({ nodes }: Pick<QueryTree, 'nodes'>): Clause {
  const loose = allOf(nodes, { field: undefined, least: 0 });
  if (leavesOf(loose, true).some((leaf) => !isOfField(leaf))) return loose;
  const strict = allOf(nodes, { field: undefined, least: 1 });
  return strict.kind === 'all' ? NONE : strict;
}

/**
 * Parses a query of the search bar; no query is malformed. All words must occur but common ones; quotes make a phrase;
 * `*` matches any letters and `?` one, anywhere in a word. *Or*, *not*, `-`, parentheses and names of fields are read
 * as `docs/decisions.md` 117 says. An empty query or `*` matches all; one without letters or digits matches none.
 */
export function parseQuery(query: string): Clause {
  return asksNothing(query) ? ALL : treeClause(readTree(query));
}
