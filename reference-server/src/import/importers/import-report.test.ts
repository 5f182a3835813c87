import { describe, expect, it } from '@jest/globals';
import { type ImportResult, outcomeLine, progressLine, summary } from './import-report.ts';

const stored = (
  status: 'imported' | 'unchanged' | 'restored',
  pageCount: number,
): ImportResult => ({
  file: 'a.pdf',
  outcome: { kind: 'stored', status, docKey: 'doc-1', pubKey: 'pub-1', title: 'Title', pageCount },
});
const refused: ImportResult = {
  file: 'b.epub',
  outcome: { kind: 'refused', fault: 'protected', message: 'It needs a password.' },
};

describe('the report of an import', () => {
  it('tells how far it is', () => {
    const position = { at: 2, of: 9, file: 'a.pdf' };
    expect(progressLine(position, { done: 20, total: 300 })).toBe('[2/9] a.pdf  page 20 of 300');
    expect(progressLine(position, { done: 0, total: 1 })).toBe('[2/9] a.pdf');
  });

  it('tells what happened to each file', () => {
    expect(outcomeLine(stored('imported', 1))).toBe('imported   a.pdf: Title, 1 page');
    expect(outcomeLine(stored('unchanged', 3))).toBe('unchanged  a.pdf: Title, 3 pages');
    expect(outcomeLine(stored('restored', 2))).toBe('restored   a.pdf: Title, 2 pages');
    expect(outcomeLine(refused)).toBe('refused    b.epub: It needs a password. (protected)');
    const outcome = {
      kind: 'refused',
      fault: 'too-large',
      message: 'It has too many pages.',
      limit: 'pages',
    } as const;
    expect(outcomeLine({ file: 'c.pdf', outcome })).toBe(
      'refused    c.pdf: It has too many pages. (limit pages)',
    );
  });

  it('tells why pages travel whole [S2.174]', () => {
    const { file, outcome } = stored('imported', 2);
    if (outcome.kind !== 'stored') throw new Error('refused');
    expect(outcomeLine({ file, outcome: { ...outcome, wholePages: 'nothing-shared' } })).toBe(
      'imported   a.pdf: Title, 2 pages (pages travel whole: they have little in common)',
    );
  });

  it('counts files that were lost and are there again, where there are any', () => {
    const results = [stored('restored', 1), stored('unchanged', 1), stored('restored', 1)];
    expect(summary(results)).toBe('0 imported, 1 unchanged, 2 restored, 0 refused');
  });

  it('ends with what a person has to look at', () => {
    expect(summary([stored('imported', 1), stored('unchanged', 1), refused])).toBe(
      '1 imported, 1 unchanged, 1 refused\n  refused    b.epub: It needs a password. (protected)',
    );
  });
});
