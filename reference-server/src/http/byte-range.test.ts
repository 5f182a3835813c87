import { describe, expect, it } from '@jest/globals';
import { parseRange } from './byte-range.ts';

const whole = { kind: 'whole' };
const none = { kind: 'unsatisfiable' };
const part = (start: number, end: number) => ({ kind: 'part', start, end });

describe('parseRange', () => {
  it.each([
    [undefined, whole],
    ['', whole],
    ['bytes=-', whole],
    ['bytes=0-1,4-5', whole],
    ['pages=1-2', whole],
    ['bytes=5-2', whole],
    ['bytes=0-', part(0, 9)],
    ['bytes=0-0', part(0, 0)],
    ['bytes=3-6', part(3, 6)],
    ['bytes=3-99', part(3, 9)],
    ['bytes=-4', part(6, 9)],
    ['bytes=-99', part(0, 9)],
    ['bytes=10-', none],
    ['bytes=-0', none],
  ])('reads %s of ten bytes', (header, range) => {
    expect(parseRange(header, 10)).toEqual(range);
  });

  it('has no part of nothing', () => {
    expect(parseRange('bytes=0-', 0)).toEqual(none);
  });
});
