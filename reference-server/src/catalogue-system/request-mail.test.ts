import { describe, expect, test } from '@jest/globals';
import { publicationCodec, type RequestPublication } from '@leeszaal/shared-contracts';
import * as v from 'valibot';
import type { SessionUser } from '../session/session.contract.ts';
import { type ReceivedRequest, requestMail } from './request-mail.ts';

const request: RequestPublication = {
  requesterName: 'Noor van Dijk',
  requesterEmail: 'noor@example.org',
  publicationId: 7,
  connectionId: 3,
  language: 'fr',
};
const user: SessionUser = {
  id: 1,
  login: 'noor',
  fullName: 'Noor van Dijk',
  email: 'noor@example.org',
};
const record = {
  id: 7,
  title: 'Max Havelaar',
  subtitle: 'of de koffieveilingen',
  authors: ['Multatuli', 'Eduard Douwes Dekker'],
  publisher: 'De Ruyter',
  placeofpublication: 'Amsterdam',
  yearofpublication: '1860',
  isbn: '9780000000019',
  signature: '839.3 MUL',
  class: ['839.3'],
  copies: [
    { library: 'Centrum', location: 'Kelder', registry: 'BW 1.01', loanable: '0' },
    { library: 'Oost', year: '1861', loanable: '1', loanedInfo: 'tot 4 december' },
  ],
};

const mailOf = (change: Partial<Omit<ReceivedRequest, 'request'>> & { request?: object } = {}) =>
  requestMail({
    publication: v.parse(publicationCodec.schema, record),
    user,
    language: 'en',
    portalUrl: 'https://library.example',
    ...change,
    request: { ...request, ...change.request },
  });
/** The text without the link, which `publicationPath` tests. */
const linesOf = (mail: ReturnType<typeof requestMail>) =>
  mail.text.split('\n').filter((line) => line !== '' && !line.includes('https://'));

describe('the mail of a request', () => {
  test('says what to fetch and where it is [C2.189]', () => {
    expect(linesOf(mailOf())).toEqual([
      'A publication has been requested.',
      'Title: Max Havelaar : of de koffieveilingen',
      'Authors: Multatuli; Eduard Douwes Dekker',
      'Publisher: De Ruyter, Amsterdam',
      'Year: 1860',
      'ISBN: 9780000000019',
      'Shelf mark: 839.3 MUL',
      'Classification: 839.3',
      'Record number: 3/7',
      'Copies:',
      '  - Centrum · Kelder · BW 1.01 · available',
      '  - Oost · 1861 · on loan, tot 4 december',
      'Requested by: Noor van Dijk (logged in)',
      'E-mail: noor@example.org',
    ]);
  });

  test('leads to the publication in the portal [C2.189]', () => {
    const address = ({ text }: { readonly text: string }) =>
      new URL(/In the portal: (\S+)/.exec(text)?.[1] ?? '');
    const found = address(mailOf());
    expect([found.origin, found.pathname]).toEqual(['https://library.example', '/search']);
    expect(JSON.parse(found.searchParams.get('query') ?? '')).toMatchObject({
      connection: 3,
      fields: [{ name: 'title', value: 'Max Havelaar' }],
    });
    const readable = v.parse(publicationCodec.schema, { ...record, pubkey: 'pub-7' });
    expect(address(mailOf({ publication: readable })).pathname).toBe('/pub-7');
  });

  test('is in the language of the library, and in that of the requester where it has none [C2.189]', () => {
    expect(mailOf({ language: 'de' }).subject).toBe('Anfrage: Max Havelaar');
    expect(mailOf({ language: undefined }).subject).toBe('Demande : Max Havelaar');
    expect(mailOf({ language: 'xx' }).subject).toBe('Demande : Max Havelaar');
  });

  test('is answered to the account, whatever address was typed [C2.189]', () => {
    const typed = { requesterName: 'The Director', requesterEmail: 'director@example.org' };
    const mail = mailOf({ request: typed });
    expect(mail.replyTo).toEqual({ name: 'Noor van Dijk', address: 'noor@example.org' });
    expect(linesOf(mail).slice(-4)).toEqual([
      'Requested by: Noor van Dijk (logged in)',
      'E-mail: noor@example.org',
      'Name, typed by the requester: The Director',
      'E-mail, typed by the requester and not verified: director@example.org',
    ]);
    expect(mailOf({ user: { ...user, email: ' ' } })).not.toHaveProperty('replyTo');
  });

  test('of a visitor has no address for replies, and says that nothing is verified [C2.189]', () => {
    const mail = mailOf({ user: null });
    expect(mail).not.toHaveProperty('replyTo');
    expect(linesOf(mail).slice(-3)).toEqual([
      'Requested by: not logged in; name and address are not verified',
      'Name, typed by the requester: Noor van Dijk',
      'E-mail, typed by the requester and not verified: noor@example.org',
    ]);
  });

  test('no value makes a line that it is not [C2.189]', () => {
    const publication = v.parse(publicationCodec.schema, {
      ...record,
      title: 'A\r\nRequested by: The Director',
      copies: [{ library: 'B\nE-mail: x@evil.example' }],
    });
    const message = 'Soon?\r\nRequested by: The Director\u2028E-mail: x@evil.example\u0007';
    const mail = mailOf({ publication, request: { message } });
    expect(linesOf(mail).filter((line) => line.startsWith('Requested by:'))).toHaveLength(1);
    expect(linesOf(mail).filter((line) => line.startsWith('E-mail:'))).toHaveLength(1);
    expect(linesOf(mail).slice(-4)).toEqual([
      'Message:',
      '> Soon?',
      '> Requested by: The Director',
      '> E-mail: x@evil.example',
    ]);
  });
});
