import { expect, it } from '@jest/globals';
import { LANGUAGES } from '@leeszaal/shared-contracts';
import { BUILT_IN_MAIL_TEXTS } from '../mail/texts/built-in-mail-texts.ts';
import { alertMail } from './alert-mail.ts';

it.each(LANGUAGES)('the subject has no word of the search: %s [S2.334]', (language) => {
  expect(BUILT_IN_MAIL_TEXTS.alert[language].subject).not.toContain('{search}');
});

it('the link is in the language of the mail, which is the library’s if it does not offer the person’s [S2.335]', () => {
  const mail = alertMail(
    {
      name: 'North',
      email: '',
      settings: { languages: ['nl'] },
      own: { invitation: {}, password: {}, order: {}, alert: {}, turn: {} },
    },
    {
      to: { name: 'Ada', email: 'ada@example.org', language: 'fr' },
      query: { query: '"De stille kracht"', queryType: 0 },
      ...{ shelf: 'S', records: [], amount: 1, portalUrl: 'https://portal.example' },
      endPath: (lang) => `/auth/search-mails?lang=${lang}`,
    },
  );
  const end = 'https://portal.example/auth/search-mails?lang=nl';
  expect(mail.unsubscribe).toBe(end);
  expect(mail.text).toContain(end);
  expect(mail.text).toContain('“De stille kracht”');
});
