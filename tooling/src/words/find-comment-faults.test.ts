import { describe, expect, test } from '@jest/globals';
import { COMMENT_WIDTH, findCommentFaults } from './find-comment-faults.ts';

const linesOf = (source: string) => findCommentFaults(source).map(({ line }) => line);

describe('a comment that hides its subject', () => {
  test.each([
    ['/** What a viewer needs. */', [1]],
    ['one\n  /** It waits. */', [2]],
    ['/**\n * What a viewer needs,\n * and more.\n */', [2]],
    ['/* What a viewer needs. */', [1]],
  ])('is found: %j', (source, lines) => {
    expect(linesOf(source)).toEqual(lines);
  });

  test.each([
    '/** Dependencies of a viewer. What it shows. */',
    '/** Whatever. */',
    '// It waits.',
  ])('is not this one: %j', (source) => {
    expect(linesOf(source)).toEqual([]);
  });
});

describe('a comment that is too wide', () => {
  const words = 'word '.repeat(COMMENT_WIDTH / 5);

  test.each([`/** ${words}*/`, ` * ${words}`, `// ${words}`])('is found: %j', (line) => {
    expect(linesOf(`one\n${line}`)).toEqual([2]);
  });

  test.each([
    `const text = '${words}';`,
    `// ${'w'.repeat(COMMENT_WIDTH)}`,
    `// biome-ignore lint/a: ${words}`,
    ` * ${words}`.slice(0, COMMENT_WIDTH),
  ])('is not this one: %j', (line) => {
    expect(linesOf(line)).toEqual([]);
  });
});
