import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { contractRange, satisfiesContract } from './contract-range.ts';

const number = fc.nat({ max: 40 });

describe('contractRange', () => {
  it('is satisfied by the version it was made from', () => {
    fc.assert(
      fc.property(number, number, number, (major, minor, patch) => {
        const version = `${major}.${minor}.${patch}`;
        expect(satisfiesContract(contractRange(version), version)).toBe(true);
      }),
    );
  });

  it.each(['1', '1.2', '^1.2', 'x', '1.2.3-rc'])('refuses %s', (text) => {
    expect(() => contractRange(text)).toThrow(RangeError);
  });
});

describe('satisfiesContract', () => {
  it('wants the same major and at least the minor version', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 40 }),
        number,
        number,
        number,
        number,
        (wantedMajor, wantedMinor, major, minor, patch) => {
          expect(
            satisfiesContract(`^${wantedMajor}.${wantedMinor}`, `${major}.${minor}.${patch}`),
          ).toBe(major === wantedMajor && minor >= wantedMinor);
        },
      ),
    );
  });

  it('takes no other minor version before 1.0', () => {
    expect(satisfiesContract('^0.2', '0.2.7')).toBe(true);
    expect(satisfiesContract('^0.2', '0.3.0')).toBe(false);
  });
});
