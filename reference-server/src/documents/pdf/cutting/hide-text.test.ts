import { describe, expect, it } from '@jest/globals';
import { operationsIn } from '../objects/content-operations.ts';
import { withoutHiddenText } from './hide-text.ts';

const read = (text: string) =>
  Array.from(operationsIn(text), ({ operator, operands }) => [operator, ...operands]);

describe('the operations of a content stream', () => {
  it('are told apart whatever stands in strings, comments and pictures', () => {
    const text = `q % (a comment) Tj\n(a \\) (nested) string) Tj<</A[1 2]>>/B(x)'[<41>-3.5(b)]TJ
BI /W 1 ID (\0 Q EIx EI
Q/Name Do .5 w T* true n`;
    expect(read(text)).toEqual([
      ['q'],
      ['Tj', '(a \\) (nested) string)'],
      ["'", '<<', '/A', '[', '1', '2', ']', '>>', '/B', '(x)'],
      ['TJ', '[', '<41>', '-3.5', '(b)', ']'],
      ['BI'],
      ['Q'],
      ['Do', '/Name'],
      ['w', '.5'],
      ['T*'],
      ['n', 'true'],
    ]);
  });

  it.each(['(never closed', '<41', 'BI never closed', '[[[', ') > ] }', '\\', ''])(
    'end where %j ends',
    (text) => {
      expect(read(text).length).toBeLessThanOrEqual(1);
    },
  );

  it('take no longer than the stream is long', () => {
    for (const part of ['(', '<', '[', 'BI ', '% ', '\\', '<<', ' ID']) {
      expect(read(part.repeat(200_000)).length).toBeLessThanOrEqual(200_000);
    }
  });
});

describe('text of layers that are not shown', () => {
  const hidden = { mark: (name: string) => name === '/H', object: (name: string) => name === '/O' };
  it.each([
    [
      'is taken out',
      '/OC /H BDC BT /F 9 Tf (a) Tj [(b)] TJ ET EMC BT (c) Tj ET',
      '/OC /H BDC BT /F 9 Tf   ET EMC BT (c) Tj ET',
    ],
    ['leaves its lines', '/OC /H BDC BT (a) \' 1 2 (b) " ET EMC', '/OC /H BDC BT  T*   T*  ET EMC'],
    [
      'is taken out within what else is marked',
      '/OC /H BDC /P <</MCID 0>> BDC BT (a) Tj ET EMC EMC',
      '/OC /H BDC /P <</MCID 0>> BDC BT  ET EMC EMC',
    ],
    ['is taken out with its objects', '/OC /H BDC /A Do EMC /O Do /A Do', '/OC /H BDC  EMC  /A Do'],
    ['goes on where a line goes on', 'BT (a) Tj /OC /H BDC (b) Tj EMC (c) Tj ET', undefined],
    ['is no text of others', '/OC /V BDC BT (a) Tj ET EMC /H BMC BT (b) Tj ET EMC', undefined],
  ])('%s', (_, text, left) => {
    expect(withoutHiddenText(text, hidden)).toBe(left);
  });
});
