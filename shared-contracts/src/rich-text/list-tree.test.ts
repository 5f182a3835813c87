import { expect, test } from '@jest/globals';
import { listTree, type TextBlock } from './list-tree.ts';
import type { RichLine } from './read-rich-text.ts';

const line = (kind: RichLine['kind'], text: string, indent = 0): RichLine => ({
  kind,
  indent,
  runs: [{ text, bold: false, italic: false, underline: false, strike: false, link: undefined }],
});
const told = (blocks: readonly TextBlock[]): unknown =>
  blocks.map((block) =>
    block.kind === 'line'
      ? block.line.runs[0]?.text
      : {
          [block.kind]: block.items.map(({ line: own, inner }) => [
            own?.runs[0]?.text,
            told(inner),
          ]),
        },
  );

test('lines of a kind are one list, another kind begins another', () => {
  expect(
    told(
      listTree([
        line('bullet', 'a'),
        line('bullet', 'b'),
        line('ordered', 'c'),
        line('paragraph', 'd'),
        line('ordered', 'e'),
      ]),
    ),
  ).toEqual([
    {
      bullet: [
        ['a', []],
        ['b', []],
      ],
    },
    { ordered: [['c', []]] },
    'd',
    { ordered: [['e', []]] },
  ]);
});

test('what is indented stands in the item above it', () => {
  expect(
    told(
      listTree([
        line('bullet', 'a'),
        line('ordered', 'b', 1),
        line('ordered', 'c', 1),
        line('bullet', 'd'),
      ]),
    ),
  ).toEqual([
    {
      bullet: [
        [
          'a',
          [
            {
              ordered: [
                ['b', []],
                ['c', []],
              ],
            },
          ],
        ],
        ['d', []],
      ],
    },
  ]);
});

test('a list that begins indented stands in an item without a line', () => {
  expect(told(listTree([line('bullet', 'a', 2)]))).toEqual([
    { bullet: [[undefined, [{ bullet: [[undefined, [{ bullet: [['a', []]] }]]] }]]] },
  ]);
});
