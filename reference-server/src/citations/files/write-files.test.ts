import { describe, expect, test } from '@jest/globals';
import type { CslItem } from '../facts/csl-item.contract.ts';
import { WORKS } from '../testing/works.ts';
import { citationKeys } from './citation-keys.ts';
import { writeBibtex } from './write-bibtex.ts';
import { writeCslJson } from './write-csl-json.ts';
import { writeRis } from './write-ris.ts';

test('RIS has a type, a line for each fact, and an end [S2.196]', () => {
  expect(writeRis([WORKS.article]).split('\r\n')).toEqual([
    'TY  - JOUR',
    'TI  - Molecular Structure of Nucleic Acids',
    'AU  - Watson, James D.',
    'AU  - Crick, Francis H. C.',
    'PY  - 1953',
    'T2  - Nature',
    'VL  - 171',
    'IS  - 4356',
    'SP  - 737',
    'EP  - 738',
    'DO  - 10.1038/171737a0',
    'ER  - ',
    '',
  ]);
});

test('BibTeX has a type, a key of its own, and fields [S2.197]', () => {
  expect(writeBibtex([WORKS.book])).toBe(`@book{reve1947avonden,
  title = {De avonden: een winterverhaal},
  author = {Reve, Gerard Kornelis van het},
  year = {1947},
  series = {Bijenreeks},
  number = {4},
  edition = {3},
  publisher = {De Bezige Bij},
  address = {Amsterdam},
  isbn = {9789023400000},
  language = {nl}
}
`);
  expect(writeBibtex([WORKS.thesis])).toContain('  school = {Faculté des sciences de Paris}\n');
  expect(writeBibtex([WORKS.map])).toContain('author = {{Eidgenössisches Topographisches Bureau}}');
});

test('keys differ, also of works without a name or a year [S2.197]', () => {
  const nothing: CslItem = { id: '0-9', type: 'book', title: '道' };
  expect(citationKeys([WORKS.book, WORKS.book, nothing, nothing])).toEqual([
    'reve1947avonden',
    'reve1947avonden-2',
    'record09',
    'record09-2',
  ]);
});

describe('hostile text', () => {
  const EVIL = 'a}\n@book{x, title={b}\r\nER  - \r\nTY  - JOUR\u2028\\input{x} 100% & $5 #1 _ ~ ^';
  const item: CslItem = {
    id: '0-1',
    type: 'book',
    title: EVIL,
    author: [{ family: `Smith and Sons, ${EVIL}`, given: EVIL }, { literal: EVIL }],
    ISBN: EVIL,
    URL: EVIL,
  };

  test('starts no record of RIS [S2.196]', () => {
    const lines = writeRis([item]).split('\r\n');
    expect(lines.filter((line) => /^(?:TY|ER) {2}-/.test(line))).toEqual(['TY  - BOOK', 'ER  - ']);
    expect(lines.join('')).not.toMatch(/[\n\u2028]/);
  });

  test('ends no field of BibTeX, and is no command [S2.197]', () => {
    const text = writeBibtex([item]);
    let depth = 0;
    const ends: number[] = [];
    for (const [at, mark] of [...text].entries()) {
      if (mark === '{') depth += 1;
      if (mark === '}') depth -= 1;
      if (mark === '}' && depth === 0) ends.push(at);
    }
    expect(ends).toEqual([[...text].length - 2]);
    expect(text).not.toContain('\\input');
    expect(text).toContain('100\\% \\& \\$5 \\#1 \\_ \\textasciitilde{} \\textasciicircum{}');
  });
});

test('CSL-JSON is the works as they are, with keys [S2.198]', () => {
  const [book] = JSON.parse(writeCslJson([WORKS.book]));
  expect(book).toEqual({ ...WORKS.book, 'citation-key': 'reve1947avonden' });
});
