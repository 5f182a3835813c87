import { describe, expect, test } from '@jest/globals';
import { groupPackages } from './group-packages.ts';
import { splitText } from './split-text.ts';

const MIT = 'Permission is hereby granted, free of charge,\nto any person.';
const described = (name: string, text: string, licence = 'MIT', version = '1.0.0') => ({
  name,
  version,
  licence,
  texts: [{ file: 'LICENSE', text }],
});
const server = { kind: 'server' } as const;
const shop = { kind: 'remote', name: 'shop', version: '2' } as const;

describe('packages of all parts', () => {
  test('share a text that differs in copyright and spaces only, and each keeps its copyright [S2.91]', () => {
    const [group] = groupPackages([
      {
        part: server,
        packages: [
          described('b', `MIT License\n\nCopyright (c) 2020 Bo\n\n${MIT}`),
          described(
            'a',
            `The MIT License (MIT)\n\n(c) Ada\nAll rights reserved.\n\n${MIT.replace('\n', ' ')}`,
          ),
          described('c', 'Copyright C\n\nAnother text.'),
        ],
      },
    ]);
    expect(group?.licence).toBe('MIT');
    expect(group?.groups.map(({ packages }) => packages.map(({ name }) => name))).toEqual([
      ['a', 'b'],
      ['c'],
    ]);
    expect(group?.groups[0]?.texts[0]?.text).toMatch(/^The MIT License \(MIT\)\s+Permission/);
    expect(group?.groups[0]?.packages.map(({ copyright }) => copyright)).toEqual([
      ['(c) Ada', 'All rights reserved.'],
      ['Copyright (c) 2020 Bo'],
    ]);
  });

  test('are listed once, with each part that contains them', () => {
    const groups = groupPackages([
      { part: server, packages: [described('a', MIT), described('z', MIT, '(ISC)')] },
      { part: shop, packages: [described('a', MIT), described('a', MIT, 'MIT', '2.0.0')] },
      { part: { kind: 'host' }, packages: undefined },
    ]);
    expect(groups.map(({ licence }) => licence)).toEqual(['ISC', 'MIT']);
    expect(groups[1]?.groups[0]?.packages).toMatchObject([
      { version: '1.0.0', parts: [server, shop] },
      { version: '2.0.0', parts: [shop] },
    ]);
  });
});

test.each([
  ['has no text after the copyright', 'Copyright Ada'],
  ['has copyright within the text', 'One.\nCopyright Ada'],
  ['is empty', ''],
])('a text stays whole that %s', (_what, text) => {
  expect(splitText(text)).toMatchObject({ copyright: [], text });
});
