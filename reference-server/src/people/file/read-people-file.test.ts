import { describe, expect, it } from '@jest/globals';
import { PEOPLE_FILE_LINES } from '@leeszaal/shared-contracts';
import { readPeopleFile } from './read-people-file.ts';

const read = (text: string) => readPeopleFile(new TextEncoder().encode(text), 'admin');

describe('a file of people', () => {
  it.each([
    ['commas', 'name,email,role\nZoë Łęcka,zoe@example.org,admin\n'],
    ['semicolons, and a mark', '\ufeffNaam;E-mailadres;Rol\r\nZoë Łęcka;zoe@example.org;Admin\r\n'],
    ['tabs, in another order', 'Rôle\tAdresse e-mail\tNom\nadmin\tzoe@example.org\tZoë Łęcka'],
    [
      'quotes',
      '"Vollständiger Name","E-Mail-Adresse","Rolle"\n"Zoë Łęcka","zoe@example.org","admin"',
    ],
    ['more columns', 'id,name,email,role,seen\n7,Zoë Łęcka,zoe@example.org,admin,2026\n'],
  ])('with %s is read [S2.23]', (_how, text) => {
    expect(read(text)).toEqual({
      kind: 'read',
      people: [{ line: 2, name: 'Zoë Łęcka', email: 'zoe@example.org', role: 'admin' }],
      refused: [],
    });
  });

  it('is read in the encodings of older spreadsheets [S2.23]', () => {
    const latin = Buffer.from('name;email\nJosé Müller;jose@example.org\n', 'latin1');
    const wide = Buffer.from('\ufeffname\temail\nJosé Müller\tjose@example.org\n', 'utf16le');
    for (const bytes of [latin, wide]) {
      expect(readPeopleFile(bytes, 'admin')).toMatchObject({
        people: [{ name: 'José Müller', email: 'jose@example.org', role: 'user' }],
      });
    }
  });

  it('takes spaces off, and a person once, also in quotes [S2.22]', () => {
    const file = read('name,email\n" Jan ","jan@x.nl "\nJan,"JAN@x.nl"');
    expect(file).toMatchObject({
      people: [{ name: 'Jan', email: 'jan@x.nl' }],
      refused: [{ line: 3, fault: 'repeated' }],
    });
  });

  it('keeps quotes within a name, blank lines before the headings, and the line that names the separator [S2.23]', () => {
    expect(read('name,email\nJohannes "Jan" Smit,jan@x.nl')).toMatchObject({
      people: [{ name: 'Johannes "Jan" Smit' }],
    });
    expect(read('\n\nsep=;\r\nname;email\r\nSmit, Jan;jan@x.nl')).toMatchObject({
      people: [{ line: 5, name: 'Smit, Jan' }],
    });
  });

  it('gives no access to exported people who had none [S2.25]', () => {
    const file = read('name,email,role,state\nA,a@x.nl,admin,deactivated\nB,b@x.nl,none,invited');
    expect(file).toMatchObject({
      people: [{ name: 'B', role: 'none' }],
      refused: [{ line: 2, fault: 'deactivated' }],
    });
  });

  it('keeps a comma within a name, and undoes what exports add before a formula', () => {
    expect(read("name;email\nLezer, Jan;'-jan@example.org")).toMatchObject({
      people: [{ name: 'Lezer, Jan', email: '-jan@example.org' }],
    });
  });

  it('has faults by line, blank lines counted [S2.24]', () => {
    const text = [
      'name,email,role',
      ',a@example.org,',
      `${'x'.repeat(121)},b@example.org,`,
      '',
      'C,,',
      'D,d at example.org,',
      'E,e@example.org,king',
      'F,f@example.org,superadmin',
      'G,g@example.org,',
      'H,G@example.org,',
      'short',
      'E,e@example.org,user',
    ].join('\n');
    const file = read(text);
    expect(file.kind === 'read' && file.people.map(({ line }) => line)).toEqual([9, 12]);
    expect(file.kind === 'read' && file.refused.map(({ line, fault }) => [line, fault])).toEqual([
      [2, 'no-name'],
      [3, 'bad-name'],
      [5, 'no-email'],
      [6, 'bad-email'],
      [7, 'unknown-role'],
      [8, 'higher-role'],
      [10, 'repeated'],
      [11, 'no-email'],
    ]);
  });

  it.each([
    ['no-table', ''],
    ['no-table', '"open\n"name,email'],
    ['no-columns', 'voornaam,telefoon\nJan,06'],
    ['no-people', 'name,email\n\n'],
    ['too-many', `name,email\n${'a,a@example.org\n'.repeat(PEOPLE_FILE_LINES + 1)}`],
  ])('that cannot be read says why: %s [S2.24]', (fault, text) => {
    expect(read(text)).toEqual({ kind: 'unreadable', fault });
  });

  it('takes any bytes', () => {
    const picture = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 255, 254, 0x22, 0x0a]);
    expect(readPeopleFile(picture, 'admin').kind).toBe('unreadable');
  });
});
