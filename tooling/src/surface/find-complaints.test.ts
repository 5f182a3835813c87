import { describe, expect, test } from '@jest/globals';
import type { Level } from './demanded-level.ts';
import { findComplaints } from './find-complaints.ts';

/** The reports of a package with a port in its contract. */
const reports = (members: string, contract: string): ReadonlyMap<string, string> => {
  const context = `export interface HostContext {\n${members}\n}`;
  const version = `export const CONTRACT_VERSION = "${contract}";`;
  return new Map([
    ['index', `${context}\n${version}`],
    ['contract', context],
  ]);
};

const RELEASED = reports('readonly http: string;', '1.0.0');
const WITH_TERMS = 'readonly http: string;\nreadonly terms: string;';
const MAY_HAVE_TERMS = 'readonly http: string;\nreadonly terms?: string;';

/** The complaints about a package of version 1.0.0, unless said otherwise. */
const complaints = (
  current: ReadonlyMap<string, string>,
  planned: Level,
  version = '1.0.0',
): string[] => findComplaints({ name: 'contracts', version, released: RELEASED, current, planned });

describe('a port that is newly required', () => {
  test('needs a major changeset and another major version of the contract', () => {
    expect(complaints(reports(WITH_TERMS, '1.0.0'), 'minor')).toEqual([
      'contracts/index: HostContext.terms is newly required',
      "These changes of contracts 1.0.0 need a changeset: pnpm changeset --major contracts -m '…'",
      'contract: HostContext.terms is newly required',
      'These changes of the contract 1.0.0 need another CONTRACT_VERSION: 2.0.0, not 1.0.0',
    ]);
    expect(complaints(reports(WITH_TERMS, '2.0.0'), 'major')).toEqual([]);
  });

  test('needs a minor changeset before 1.0', () => {
    expect(complaints(reports(WITH_TERMS, '2.0.0'), 'patch', '0.1.0')).toHaveLength(2);
    expect(complaints(reports(WITH_TERMS, '2.0.0'), 'minor', '0.1.0')).toEqual([]);
  });
});

test('a port that a host may lack needs minor versions', () => {
  expect(complaints(reports(MAY_HAVE_TERMS, '1.0.0'), 'patch')).toHaveLength(4);
  expect(complaints(reports(MAY_HAVE_TERMS, '1.1.0'), 'minor')).toEqual([]);
});

test('a removed entry needs a major changeset', () => {
  const current = new Map([...RELEASED]);
  expect(complaints(current.set('labels', ''), 'minor')).toEqual([]);
  expect(
    findComplaints({
      name: 'contracts',
      version: '1.0.0',
      released: current,
      current: RELEASED,
      planned: 'minor',
    })[0],
  ).toBe('contracts/labels is removed');
});

test('unchanged surfaces need nothing', () => {
  expect(complaints(RELEASED, 'none')).toEqual([]);
});
