import { describe, expect, test } from '@jest/globals';
import { readRichText } from './read-rich-text.ts';

const read = (...ops: object[]) => readRichText(JSON.stringify({ ops }));

describe('a rich text', () => {
  test('has lines in the format that their end carries [C2.192]', () => {
    const lines = read(
      { insert: 'Title' },
      { insert: '\n', attributes: { header: 2 } },
      { insert: 'one\ntwo' },
      { insert: '\n', attributes: { list: 'bullet', indent: 1 } },
    );
    expect(
      lines.map(({ kind, indent, runs }) => [kind, indent, runs.map(({ text }) => text)]),
    ).toEqual([
      [2, 0, ['Title']],
      ['paragraph', 0, ['one']],
      ['bullet', 1, ['two']],
    ]);
  });

  test('has runs in their own looks', () => {
    const [line] = read(
      { insert: 'a', attributes: { bold: true, strike: true } },
      { insert: 'b', attributes: { link: 'mailto:desk@library.example', italic: true } },
      { insert: '\n' },
    );
    expect(line?.runs).toEqual([
      { text: 'a', bold: true, italic: false, underline: false, strike: true, link: undefined },
      {
        text: 'b',
        bold: false,
        italic: true,
        underline: false,
        strike: false,
        link: 'mailto:desk@library.example',
      },
    ]);
  });

  test.each(['javascript:alert(1)', ' jAvascript:x', 'data:text/html,x', '/relative', 7])(
    'keeps the text of a link to %s, and no link',
    (link) => {
      const [line] = read({ insert: 'x\n', attributes: { link } });
      expect(line?.runs[0]).toMatchObject({ text: 'x', link: undefined });
    },
  );

  test.each([
    ['nothing', null],
    ['no JSON', '{'],
    ['something else', '[1]'],
    ['a newline', '{"ops":[{"insert":"\\n"}]}'],
    ['blanks', '{"ops":[{"insert":"  \\n \\n"}]}'],
    ['a picture alone', '{"ops":[{"insert":{"image":"x"}},{"insert":"\\n"}]}'],
  ])('of %s is no text [C2.24]', (_name, text) => {
    expect(readRichText(text)).toEqual([]);
  });

  test('that is odd keeps what can be read', () => {
    const lines = read(
      { insert: 'a', attributes: { bold: 'yes', colour: 'red' } },
      { insert: { video: 'x' } },
      { retain: 3 },
      { insert: '\n', attributes: { header: 9, list: 'checked', indent: 99 } },
    );
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({ kind: 'paragraph', indent: 0 });
  });
});
