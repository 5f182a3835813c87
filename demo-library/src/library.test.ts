import { describe, expect, it } from '@jest/globals';
import { CLIENTS, CONNECTION_IDS, CONNECTIONS } from './accounts.ts';
import { documentMakers } from './documents/index.ts';
import { libraryRows, pubKeyOf } from './library.ts';

const START = new Date('2026-03-10T09:00:00Z');
const rows = libraryRows(START);
const inConnection = (id: number) => rows.filter(({ connectionId }) => connectionId === id);

describe('the rows of the demonstration library', () => {
  it('number the publications of each connection from 1', () => {
    for (const id of Object.values(CONNECTION_IDS)) {
      const ids = inConnection(id).map((row) => row.id);
      expect(ids).toEqual(ids.map((_, index) => index + 1));
    }
    expect(rows.length).toBeGreaterThan(400);
  });

  it('have a key for what can be read, the same in every connection', () => {
    const readable = new Set(rows.flatMap(({ pubKey }) => pubKey ?? []));
    expect([...readable].sort()).toEqual(
      documentMakers.map(({ record }) => pubKeyOf(record.key)).sort(),
    );
    expect(inConnection(CONNECTION_IDS.digital).every(({ pubKey }) => pubKey !== undefined)).toBe(
      true,
    );
  });

  it('relate works to one another in both directions, by codes that exist', () => {
    for (const { connectionId, record } of rows) {
      const { parents = [], children = [] } = record.titleRelations ?? {};
      for (const { code, title } of [...parents, ...children]) {
        const other = inConnection(connectionId).find((row) => row.record.bibisCode === code);
        expect(other?.record.title).toBe(title);
        const back = other?.record.titleRelations;
        const codes = [...(back?.parents ?? []), ...(back?.children ?? [])].map(
          (each) => each.code,
        );
        expect(codes).toContain(record.bibisCode);
      }
    }
    const proust = rows.find(({ key }) => key === 'recherche-du-temps-perdu');
    expect(proust?.record.titleRelations?.children.length).toBe(7);
  });

  it('count days from the first start', () => {
    const newest = rows.find(({ key }) => key === 'petit-nicolas');
    expect(newest?.acquiredAt).toEqual(new Date('2026-03-09T09:00:00Z'));
    const window = START.getTime() - 90 * 24 * 60 * 60 * 1000;
    const acquired = rows.filter(({ acquiredAt }) => (acquiredAt?.getTime() ?? 0) > window);
    expect(acquired.length).toBeGreaterThan(40);
    expect(acquired.length).toBeLessThanOrEqual(100);
  });

  it('lend what is on loan until a day to come', () => {
    const copies = rows.flatMap(({ record }) => record.copies ?? []);
    const due = copies.flatMap(({ loanable }) =>
      /^\d{4}-/.test(loanable ?? '') ? [loanable ?? ''] : [],
    );
    expect(due.length).toBeGreaterThan(10);
    expect(due.every((day) => day > '2026-03-10')).toBe(true);
  });

  it('speak the languages of the two libraries', () => {
    const connections = new Set(CONNECTIONS.map(({ id }) => id));
    for (const client of CLIENTS) {
      expect(client.connections.every((id) => connections.has(id))).toBe(true);
      expect(() => JSON.parse(client.settings.infotext ?? '')).not.toThrow();
    }
  });
});
