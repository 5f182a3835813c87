import { expect, test } from '@jest/globals';
import { countedSize, startFaults } from './start-faults.ts';
import type { StartSize } from './start-sizes.ts';

const KB = 1024;
const sizes: readonly StartSize[] = [
  { start: 'epub', total: 130 * KB, packages: [['react-dom', 55 * KB]] },
  { start: 'pdf', total: 190 * KB, packages: [['pdfjs-dist', 131 * KB]] },
];

test('a start within its budget is no fault; pdf.js does not count [R10.31]', () => {
  expect(sizes.map(countedSize)).toEqual([130 * KB, 59 * KB]);
  expect(startFaults(sizes, { epub: 130, pdf: 60 })).toEqual([]);
});

test('names the start that is too large', () => {
  const [fault, ...others] = startFaults(sizes, { epub: 130, pdf: 50 });
  expect(fault).toContain('59.0 KB');
  expect(fault).toContain('(pdf)');
  expect(others).toEqual([]);
});
