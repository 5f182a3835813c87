import { expect, test } from '@jest/globals';
import type { ContentsEntry } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { contentsNodes, idsOf } from './contents-tree.ts';

const { entries } = fc.letrec<{ entries: ContentsEntry[]; entry: ContentsEntry }>((tie) => ({
  entries: fc.array(tie('entry'), { maxLength: 4, depthIdentifier: 'tree' }),
  entry: fc.record({
    title: fc.string(),
    link: fc.string(),
    children: fc.oneof(
      { depthSize: 'small', depthIdentifier: 'tree' },
      fc.constant([]),
      tie('entries'),
    ),
  }),
}));

function all(list: readonly ContentsEntry[]): ContentsEntry[] {
  return list.flatMap((entry) => [entry, ...all(entry.children)]);
}

test('every entry is found by its id, and its id by the entry [R2.135]', () => {
  fc.assert(
    fc.property(entries, (tree) => {
      const known = idsOf(tree);
      for (const entry of all(tree)) {
        const id = known.get(entry);
        expect(id).toBeDefined();
        expect([...known].filter(([, each]) => each === id)).toEqual([[entry, id]]);
      }
      const ids = JSON.stringify(contentsNodes(tree)).match(/"id":"[^"]*"/g) ?? [];
      expect(new Set(ids).size).toBe(all(tree).length);
    }),
  );
});

test('an entry without a title is named by its link', () => {
  expect(contentsNodes([{ title: '', link: '3.pdf', children: [] }])).toEqual([
    { id: '0', label: '3.pdf', children: [] },
  ]);
});
