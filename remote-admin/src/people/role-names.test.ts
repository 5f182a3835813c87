import { expect, test } from '@jest/globals';
import { givenBy, standingOf } from './role-names.ts';

test('one gives roles up to the own one [C2.214]', () => {
  expect(givenBy('admin')).toEqual(['anonymous', 'user', 'admin']);
  expect(givenBy('superadmin')).toEqual(['anonymous', 'user', 'admin', 'superadmin']);
});

test('the own account and higher roles are out of reach [C2.214]', () => {
  const own = { id: '1', role: 'admin' } as const;
  expect(standingOf({ id: 1, role: 'admin' }, own)).toBe('self');
  expect(standingOf({ id: 2, role: 'superadmin' }, own)).toBe('above');
  expect(standingOf({ id: 2, role: 'admin' }, own)).toBe('within-reach');
  expect(standingOf({ id: 2, role: null }, own)).toBe('within-reach');
  expect(standingOf({ id: 2, role: 'user' }, { ...own, id: undefined })).toBe('within-reach');
});
