import { describe, expect, it } from '@jest/globals';
import { LANGUAGES, MAIL_KINDS, placeholderFaults } from '@leeszaal/shared-contracts';
import { BUILT_IN_MAIL_TEXTS } from './built-in-mail-texts.ts';
import { libraryMail } from './library-mail.ts';
import type { MailLibrary } from './mail-library.ts';

const LIBRARY: MailLibrary = {
  name: 'North',
  email: 'desk@north.example',
  settings: {},
  own: { invitation: {}, password: {}, order: {}, alert: {}, turn: {} },
};
const FACTS = { name: 'Ada', login: 'ada', link: 'https://north.example/x', days: '7' };

const invite = (library: Partial<MailLibrary>, facts: Partial<typeof FACTS> = {}) =>
  libraryMail(
    { ...LIBRARY, ...library },
    {
      kind: 'invitation',
      to: 'ada@north.example',
      facts: () => ({ ...FACTS, ...facts }),
    },
  );

describe('the mail of a library', () => {
  it.each(MAIL_KINDS.flatMap((kind) => LANGUAGES.map((language) => ({ kind, language }))))(
    'has a built-in $kind in $language that keeps the rules for own texts [S2.121]',
    ({ kind, language }) => {
      const text = BUILT_IN_MAIL_TEXTS[kind][language];
      expect(placeholderFaults(kind, text)).toEqual({
        unknown: [],
        misplaced: [],
        missing: [],
      });
      expect(text.body).toBe(text.body.trim());
    },
  );

  it('is built in without a text of its own in that language [S2.121]', () => {
    const own = { ...LIBRARY.own, invitation: { fr: { subject: 'F', body: 'F {link}' } } };
    expect(invite({ own })).toMatchObject({
      subject: 'Uw account bij North',
      text: expect.stringMatching(/^Beste Ada,\n.*\n\nhttps:\/\/north\.example\/x\n$/s),
    });
  });

  it('has the library’s own words, with the facts [S2.122]', () => {
    const text = { subject: 'Hello {name}', body: '{login} {link} {library} {days}' };
    const own = { ...LIBRARY.own, invitation: { nl: text } };
    expect(invite({ own })).toMatchObject({
      subject: 'Hello Ada',
      text: 'ada https://north.example/x North 7\n',
    });
  });

  it.each([
    { subject: '{link}', body: '{link}' },
    { subject: 'Hello', body: 'https://elsewhere.example/{link}' },
    { subject: 'Hello', body: '{link} {unknown}' },
  ])('is built in where an own text breaks a rule: %j [S2.128]', (text) => {
    const own = { ...LIBRARY.own, invitation: { nl: text } };
    expect(invite({ own })).toEqual(invite({}));
  });

  it('takes facts as they are, in one line [S2.124]', () => {
    const text = { subject: '{name}', body: '{name}: {link}' };
    const own = { ...LIBRARY.own, invitation: { nl: text } };
    const name = '{link}\r\nBcc: z@z.example\n$&';
    expect(invite({ own }, { name })).toMatchObject({
      subject: '{link} Bcc: z@z.example $&',
      text: `{link} Bcc: z@z.example $&: ${FACTS.link}\n`,
    });
  });

  it('is in the language that is asked for if the library offers it, else in its own [S2.125]', () => {
    const inLanguage = (language: 'de' | 'fr', settings: MailLibrary['settings']) =>
      libraryMail(
        { ...LIBRARY, settings },
        {
          kind: 'password',
          to: 'ada@north.example',
          language,
          facts: () => ({ ...FACTS, hours: '2' }),
        },
      ).subject;
    expect(inLanguage('de', {})).toBe('Ein neues Passwort für North');
    expect(inLanguage('fr', { languages: ['en', 'de'] })).toBe('A new password for North');
    const settings = { languages: ['en', 'de'], defaultLanguage: 'de' };
    expect(inLanguage('fr', settings)).toBe('Ein neues Passwort für North');
    expect(invite({ settings }).subject).toBe('Ihr Konto bei North');
  });

  it('comes in the library’s name, and replies go to it [S2.126]', () => {
    expect(invite({})).toMatchObject({
      sender: 'North',
      replyTo: { name: 'North', address: 'desk@north.example' },
    });
    const settings = { mailSender: 'The desk', mailReplyTo: 'answers@north.example' };
    expect(invite({ settings })).toMatchObject({
      sender: 'The desk',
      replyTo: { name: 'The desk', address: 'answers@north.example' },
    });
    expect(invite({ email: '' })).not.toHaveProperty('replyTo');
  });
});
