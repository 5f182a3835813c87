import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { matchingRows } from '../id-set.ts';
import { parseQuery } from '../parse-query.ts';
import { readingOf, titleWordsOf } from './describe-tree.ts';
import type { QueryNode } from './query-node.contract.ts';
import { readTree } from './read-tree.ts';

/** A tree in one line: `[a b]` and `{a b}` for *and* and *or*. */
function shown(node: QueryNode): string {
  switch (node.kind) {
    case 'words':
      return node.text;
    case 'phrase':
      return `"${node.text}"`;
    case 'field':
      return `${node.field.name}${node.asWord === undefined ? '' : '~'}:${shown(node.value)}`;
    case 'not':
      return `-${shown(node.node)}`;
    case 'and':
      return `[${node.nodes.map(shown).join(' ')}]`;
    case 'or':
      return `{${node.nodes.map(shown).join(' ')}}`;
  }
}

const read = (query: string): string => readTree(query).nodes.map(shown).join(' ');
const unread = (query: string): string[] => readTree(query).unread.map(({ text }) => text);

describe('readTree', () => {
  test.each([
    ['pride OR kafka', '{pride kafka}'],
    ['jane pride OR emma novel', 'jane {pride emma} novel'],
    ['a OR b OR "c d"', '{a b "c d"}'],
    ['oorlog OF vrede', '{oorlog vrede}'],
    ['Krieg ODER Frieden', '{Krieg Frieden}'],
    ['guerre OU paix', '{guerre paix}'],
    ['oorlog of vrede', 'oorlog of vrede'],
    ['(pride OR emma) austen', '{pride emma} austen'],
    ['(pride and prejudice) OR emma', '{[pride and prejudice] emma}'],
    ['(kafka', 'kafka'],
    ['kafka) trial', 'kafka trial'],
    ['() kafka', 'kafka'],
  ])('joins neighbours of OR: %j [S2.220]', (query, expected) => {
    expect(read(query)).toBe(expected);
    expect(unread(query)).toEqual([]);
  });

  test.each([
    ['kafka -trial', 'kafka -trial'],
    ['kafka -"the trial"', 'kafka -"the trial"'],
    ['kafka -(trial OR castle)', 'kafka -{trial castle}'],
    ['kafka NOT trial', 'kafka -trial'],
    ['kafka NIET proces', 'kafka -proces'],
    ['Kafka NICHT Prozess', 'Kafka -Prozess'],
    ['kafka SAUF procès', 'kafka -procès'],
    ['kafka NON procès', 'kafka -procès'],
    ['kafka AND NOT trial', 'kafka AND -trial'],
    ['kafka NOT -trial', 'kafka trial'],
    ['kafka not trial', 'kafka not trial'],
    ['-title:trial', '-title:trial'],
  ])('excludes: %j [S2.221]', (query, expected) => {
    expect(read(query)).toBe(expected);
    expect(unread(query)).toEqual([]);
  });

  test.each([
    'e-book',
    '1914-1918',
    '1914 -1918',
    'Saint-Exupéry',
    'war - peace',
    'war – peace',
    'war -- peace',
    'kafka --trial',
    'kafka-',
    '-',
    '- kafka',
  ])('takes no other dash for an operator: %j [S2.222]', (query) => {
    expect(read(query)).not.toMatch(/(^| )-\p{L}/u);
    expect(readingOf(readTree(query))).toBeUndefined();
  });

  test.each([
    ['title:pride', 'title:pride'],
    ['Titel:"Max Havelaar"', 'title:"Max Havelaar"'],
    ['titre:peste', 'title:peste'],
    ['auteur:camus', 'authors:camus'],
    ['Autor:Kafka', 'authors:Kafka'],
    ['onderwerp:zee', 'keywords:zee'],
    ['sujet:mer', 'keywords:mer'],
    ['SCHLAGWORT:Meer', 'keywords:Meer'],
    ['mots-clés:mer', 'keywords:mer'],
    ['éditeur:gallimard', 'publisher:gallimard'],
    ['Verlag:Suhrkamp', 'publisher:Suhrkamp'],
    ['annee:1942', 'yearofpublication:1942'],
    ['year:1914-1918', 'yearofpublication:1914-1918'],
    ['isbn:978 3 16 148410 0', 'isbn:978 3 16 148410 0'],
    ['title:(pride OR emma) austen', 'title:{pride emma} austen'],
    ['title:OR', 'title:OR'],
    ['author:kafka OR author:brod', '{authors:kafka authors:brod}'],
    ['titre : peste', 'title~:peste'],
    ['Place: New Poems', 'placeofpublication~:New Poems'],
  ])('knows fields in four languages: %j [S2.223]', (query, expected) => {
    expect(read(query)).toBe(expected);
    expect(unread(query)).toEqual([]);
  });

  test.each([
    ['THE LORD OF THE RINGS', 'THE LORD OF THE RINGS'],
    ['NOT WITHOUT MY DAUGHTER', 'NOT WITHOUT MY DAUGHTER'],
    ['PRIDE OR KAFKA', '{PRIDE KAFKA}'],
  ])('takes capitals alone for no sign: %j [S2.224]', (query, expected) => {
    expect(read(query)).toBe(expected);
    expect(unread(query)).toEqual([]);
  });

  test.each([
    ['OR kafka', 'OR kafka', ['OR']],
    ['kafka OR', 'kafka OR', ['OR']],
    ['kafka OR OR trial', '{kafka trial}', ['OR']],
    ['kafka NOT', 'kafka NOT', ['NOT']],
    ['foo:bar', 'foo:bar', ['foo:']],
    ['foo:"max havelaar"', 'foo: "max havelaar"', ['foo:']],
    ['title: ', 'title:', ['title:']],
    ['"max havelaar', 'max havelaar', ['"']],
    ['kafka -"trial', 'kafka trial', ['"']],
    ['12" plaat', '12 plaat', []],
    ['Sapiens: a brief history', 'Sapiens: a brief history', []],
    ['https://example.com', 'https://example.com', []],
    ['std::vector', 'std::vector', []],
    ['12:30', '12:30', []],
  ])('searches the rest as words, and says so: %j [S2.225]', (query, expected, signs) => {
    expect(read(query)).toBe(expected);
    expect(unread(query)).toEqual(signs);
  });

  test('bounds parentheses [S2.226]', () => {
    const deep = `${'('.repeat(2000)}kafka${')'.repeat(2000)} trial`;
    expect(read(deep)).toBe('kafka trial');
    expect(read(`${'-('.repeat(1000)}kafka`)).toContain('kafka');
    expect(read(`${'NOT '.repeat(1001)}kafka x`)).toBe('-kafka x');
  });
});

/* Properties. */

const piece = fc.constantFrom(
  ...['OR', 'OF', 'NOT', 'NIET', 'AND', '-', '(', ')', '"', '\\"', ' ', ' ', 'title:', 'foo:'],
  ...['kafka', 'Trial', 'e-book', '1914', '*', '?', 'ka?k', ':', '%', '\\', "l'été", 'isbn:', '–'],
);
const typed = fc.oneof(
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 40 }).map((pieces) => pieces.join(' ')),
  fc.string({ unit: 'binary' }),
);

function nodesOf(node: QueryNode): QueryNode[] {
  switch (node.kind) {
    case 'field':
      return [node, ...nodesOf(node.value)];
    case 'not':
      return [node, ...nodesOf(node.node)];
    case 'and':
    case 'or':
      return [node, ...node.nodes.flatMap(nodesOf)];
    default:
      return [node];
  }
}

describe('any query', () => {
  test('is read, as a tree that is no larger than the query [S2.226]', () => {
    fc.assert(
      fc.property(typed, (query) => {
        const tree = readTree(query);
        const nodes = tree.nodes.flatMap(nodesOf);
        expect(nodes.length).toBeLessThanOrEqual(2 * query.length);
        expect(tree.unread.length).toBeLessThanOrEqual(query.length + 1);
        matchingRows(parseQuery(query), () => ["'word'"]);
        readingOf(tree);
        titleWordsOf(tree);
      }),
      { numRuns: 2000 },
    );
  });

  test('has the places of its nodes, in order [S2.226]', () => {
    fc.assert(
      fc.property(typed, (query) => {
        let end = 0;
        for (const node of readTree(query).nodes) {
          expect(node.from).toBeGreaterThanOrEqual(end);
          expect(node.to).toBeGreaterThan(node.from);
          end = node.to;
        }
        expect(end).toBeLessThanOrEqual(query.length);
      }),
      { numRuns: 1000 },
    );
  });

  const word = fc.constantFrom('kafka', 'trial', 'castle', 'amerika');
  interface Depth {
    node: string;
  }
  const { node: written } = fc.letrec<Depth>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      word,
      fc.tuple(word, word).map(([a, b]) => `"${a} ${b}"`),
      word.map((each) => `title:${each}`),
      fc.array(tie('node'), { minLength: 2, maxLength: 3 }).map((all) => `(${all.join(' ')})`),
      fc.array(tie('node'), { minLength: 2, maxLength: 3 }).map((all) => `(${all.join(' OR ')})`),
    ),
  }));

  /** Writes a node so that reading gives it again. */
  function write(node: QueryNode): string {
    switch (node.kind) {
      case 'words':
        return node.text;
      case 'phrase':
        return `"${node.text}"`;
      case 'field':
        return `title:${write(node.value)}`;
      case 'not':
        return `-${write(node.node)}`;
      case 'and':
        return `(${node.nodes.map(write).join(' ')})`;
      case 'or':
        return `(${node.nodes.map(write).join(' OR ')})`;
    }
  }

  test('that is written from a tree is read as that tree [S2.226]', () => {
    fc.assert(
      fc.property(
        fc.array(written, { minLength: 1, maxLength: 3 }),
        fc.boolean(),
        (parts, isNot) => {
          const query = parts.map((part, at) => (isNot && at > 0 ? `-${part}` : part)).join(' ');
          const { nodes } = readTree(query);
          expect(read(nodes.map(write).join(' '))).toBe(read(query));
        },
      ),
    );
  });
});

describe('titleWordsOf', () => {
  test.each([
    ['Pride and Prejudice', 'pride and prejudice'],
    ['"the trial" kafka', 'the trial kafka'],
    ['title:trial author:kafka', 'trial'],
    ['place: new poems', 'place new poems'],
    ['pride OR kafka', ''],
    ['kafka -trial', 'kafka'],
  ])('compares titles with what they can have: %j', (query, expected) => {
    expect(titleWordsOf(readTree(query)).join(' ')).toBe(expected);
  });
});

describe('readingOf', () => {
  test('names what to mark, and what was excluded or not read [S2.227]', () => {
    const query = 'kaf?a Castle? title:"the trial" OR emma* -prague NOT "max brod" foo:bar';
    expect(readingOf(readTree(query))).toEqual({
      terms: [
        { text: 'Castle' },
        { text: 'the trial', field: 'title' },
        { text: 'emma*' },
        { text: 'foo:bar' },
      ],
      excluded: ['prague', 'max brod'],
      asWords: [{ kind: 'field', text: 'foo:' }],
    });
  });

  test.each(['kafka', '"the trial" kafka*', '(kafka trial)', 'what is this?'])(
    'has nothing to tell of words and phrases: %j [S2.227]',
    (query) => {
      expect(readingOf(readTree(query))).toBeUndefined();
    },
  );
});
