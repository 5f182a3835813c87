import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  AndFilter,
  BerReader,
  BerWriter,
  EqualityFilter,
  type Filter,
  FilterParser,
  PresenceFilter,
  SubstringFilter,
} from 'ldapts';
import { groupFilter, knownPersonFilter, personFilter } from './search-filters.ts';

const ANY_TEXT = fc.string({ unit: 'binary' });
/** Texts that mean something in filters, DNs and replacements. */
const TRICKY_TEXT = fc
  .array(
    fc.constantFrom(
      '*',
      '(',
      ')',
      '\\',
      '\0',
      '&',
      '|',
      '!',
      '=',
      '{login}',
      '{dn}',
      '$&',
      '\\2a',
      'ü',
      '𝒳',
      ' ',
      ',',
      'a',
    ),
  )
  .map((parts) => parts.join(''));
const ANY_LOGIN = fc.oneof(ANY_TEXT, TRICKY_TEXT).filter((text) => text !== '');

/** The filter as a directory reads it. */
function received(filter: Filter): Filter {
  const writer = new BerWriter();
  filter.write(writer);
  return FilterParser.parse(new BerReader(writer.buffer));
}

describe('the search for a person', () => {
  test('a login is compared with exactly its own text', () => {
    fc.assert(
      fc.property(ANY_LOGIN, (login) => {
        const filter = received(personFilter('(uid={login})', login));
        expect(filter).toBeInstanceOf(EqualityFilter);
        expect(filter).toMatchObject({ attribute: 'uid', value: login });
      }),
    );
  });

  test('a login changes no other part of a filter', () => {
    fc.assert(
      fc.property(ANY_LOGIN, (login) => {
        const template = '(&(objectClass=person)(|(uid={login})(mail={login}@x.example)))';
        expect(received(personFilter(template, login))).toMatchObject({
          filters: [
            { attribute: 'objectclass', value: 'person' },
            {
              filters: [
                { attribute: 'uid', value: login },
                { attribute: 'mail', value: `${login}@x.example` },
              ],
            },
          ],
        });
      }),
    );
  });

  test('a part of a value stays a part', () => {
    const filter = personFilter('(mail={login}@*)', 'a*b');
    expect(filter).toBeInstanceOf(SubstringFilter);
    expect(filter).toMatchObject({ initial: 'a*b@', any: [], final: '' });
  });

  test('escaped bytes of a template are the characters that they make', () => {
    const filter = personFilter('(&(ou=F\\c3\\bchrung \\2a)(uid={login}))', 'é');
    expect(filter).toMatchObject({ filters: [{ value: 'Führung *' }, { value: 'é' }] });
  });

  test.each(['(uid={login}', '(&(uid={login}) (a=b))', '({login})', '(|)'])(
    'the template %s is refused',
    (template) => {
      expect(() => personFilter(template, 'anna')).toThrow(
        expect.objectContaining({ reason: 'misconfigured' }),
      );
    },
  );
});

test('the search for groups compares with exactly the DN', () => {
  fc.assert(
    fc.property(ANY_LOGIN, (dn) => {
      expect(received(groupFilter('(member={dn})', dn))).toMatchObject({ value: dn });
    }),
  );
});

describe('the search for a known person', () => {
  const subject = { attribute: 'objectGUID', value: Buffer.from([0, 255, 40, 41, 42, 92]) };

  test('needs the lasting id as bytes, and the rest of the template with any login', () => {
    const filter = knownPersonFilter('(&(uid={login})(ou=x))', 'an*na', subject);
    expect(filter).toBeInstanceOf(AndFilter);
    expect(filter).toMatchObject({
      filters: [
        { value: subject.value },
        {
          filters: [
            { filters: [{ value: 'an*na' }, { value: 'x' }] },
            { filters: [expect.any(PresenceFilter), { value: 'x' }] },
          ],
        },
      ],
    });
  });

  test('has no empty part where the template has an asterisk', () => {
    expect(knownPersonFilter('(uid={login}*)', 'a', subject)).toMatchObject({
      filters: [{}, { filters: [{ initial: 'a' }, expect.any(PresenceFilter)] }],
    });
  });
});
