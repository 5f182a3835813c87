import { expect, test } from '@jest/globals';
import { msg } from '@lingui/core/macro';
import {
  addedMeanwhile,
  type ImportState,
  type ImportStep,
  type ReadPeople,
  stepImport,
} from './people-import.ts';

const read = (added: number, known = 0): ReadPeople => ({
  kind: 'read',
  added,
  known,
  refused: 0,
  first: [],
  problems: [],
});
const [one, two] = [new File(['1'], 'one.csv'), new File(['2'], 'two.csv')];
const fault = { text: msg`Try again`, canRetry: true };
const after = (...steps: ImportStep[]): ImportState =>
  steps.reduce<ImportState>(stepImport, { kind: 'empty' });
const chosen: ImportStep = { kind: 'chosen', file: one };
const previewed: ImportStep = { kind: 'previewed', preview: read(2) };
const confirmed: ImportStep = { kind: 'confirmed' };

test('a file is read, confirmed and added [C2.220 C2.222]', () => {
  const end: ImportStep = { kind: 'ended', result: read(2) };
  expect(after(chosen)).toEqual({ kind: 'reading', file: one });
  expect(after(chosen, previewed).kind).toBe('read');
  expect(after(chosen, previewed, confirmed).kind).toBe('adding');
  expect(after(chosen, previewed, confirmed, end)).toMatchObject({ kind: 'added', file: one });
});

test('another file replaces what was read, added or failed, but not what is being added [C2.223]', () => {
  const other: ImportStep = { kind: 'chosen', file: two };
  const failed: ImportStep = { kind: 'failed', fault };
  const ended: ImportStep = { kind: 'ended', result: read(2) };
  for (const before of [
    after(chosen, previewed),
    after(chosen, failed),
    after(chosen, previewed, confirmed, ended),
  ]) {
    expect(stepImport(before, other)).toEqual({ kind: 'reading', file: two });
  }
  const adding = after(chosen, previewed, confirmed);
  expect(stepImport(adding, other)).toBe(adding);
  expect(stepImport(adding, { kind: 'left' })).toBe(adding);
});

test('people who could not be added can be confirmed again [C8.24]', () => {
  const failed = after(chosen, previewed, confirmed, { kind: 'failed', fault });
  expect(failed).toMatchObject({ kind: 'read', fault });
  expect(stepImport(failed, confirmed).kind).toBe('adding');
});

test('a file without new people cannot be confirmed [C2.222]', () => {
  const none = after(chosen, { kind: 'previewed', preview: read(0, 3) });
  expect(stepImport(none, confirmed)).toBe(none);
});

test('people of an earlier attempt are counted [C2.222]', () => {
  expect(addedMeanwhile(read(5, 1), read(2, 4))).toBe(3);
  expect(addedMeanwhile(read(5, 1), read(5, 1))).toBe(0);
});
