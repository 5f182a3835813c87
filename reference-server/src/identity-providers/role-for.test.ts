import { describe, expect, it } from '@jest/globals';
import { hasRole, PROVIDER_ROLES } from '@leeszaal/shared-contracts';
import fc from 'fast-check';
import { roleFor } from './role-for.ts';

const rules = [
  { claim: 'groups', value: 'readers', role: 'user' },
  { claim: 'groups', value: 'staff', role: 'admin' },
  { claim: 'groups', value: 'blocked', role: 'none' },
  { claim: 'card', value: '*', role: 'anonymous' },
] as const;

describe('the role of a person of a provider', () => {
  it.each([
    [{ groups: ['readers'] }, 'user'],
    [{ groups: ['readers', 'staff'] }, 'admin'],
    [{ groups: ['staff', 'readers'] }, 'admin'],
    [{ groups: ['blocked', 'readers'] }, 'user'],
    [{ groups: ['blocked'] }, 'none'],
    [{ card: ['17'] }, 'anonymous'],
    [{ card: [] }, null],
    [{ groups: ['Readers', 'readers '] }, null],
    [{ other: ['staff'] }, null],
    [{}, null],
  ])('with %j is %s', (claims, role) => {
    expect(roleFor(claims, { rules, defaultRole: null })).toBe(role);
  });

  it('is the one of all others without a rule that applies', () => {
    expect(roleFor({ groups: ['guests'] }, { rules, defaultRole: 'user' })).toBe('user');
  });

  it('is not found in what all objects have', () => {
    const inherited = [{ claim: 'constructor', value: '*', role: 'admin' }] as const;
    expect(roleFor({}, { rules: inherited, defaultRole: null })).toBeNull();
  });

  it('is the highest of all that apply, in any order', () => {
    const rule = fc.record({
      claim: fc.constantFrom('a', 'b'),
      value: fc.constantFrom('1', '2', '*'),
      role: fc.constantFrom(...PROVIDER_ROLES),
    });
    const values = fc.subarray(['1', '2']);
    fc.assert(
      fc.property(fc.array(rule), fc.record({ a: values, b: values }), (some, claims) => {
        const role = roleFor(claims, { rules: some, defaultRole: null });
        expect(roleFor(claims, { rules: some.toReversed(), defaultRole: null })).toBe(role);
        for (const one of some) {
          const alone = roleFor(claims, { rules: [one], defaultRole: null });
          if (alone !== null) expect(role !== null && hasRole(role, alone)).toBe(true);
        }
        if (role !== null) expect(some.map((one) => one.role)).toContain(role);
      }),
    );
  });
});
