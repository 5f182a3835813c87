import { expect, test } from '@jest/globals';
import type { MailLibrary } from '../mail/texts/mail-library.ts';
import { orderMail } from './order-mail.ts';

const LIBRARY: MailLibrary = {
  name: 'Library of the North',
  email: '',
  settings: {},
  own: { invitation: {}, password: {}, order: {}, alert: {}, turn: {} },
};
const ORDER = {
  id: 'a1b2c3d4-e5f6',
  buyer: { name: 'Ada', email: 'ada@north.example' },
  lines: [
    { isbn: '9781', title: 'Letters', priceInCents: 1250, currency: 'eur' },
    { isbn: '9782', title: 'Gift', priceInCents: 0, currency: 'EUR' },
    { isbn: '9783', title: 'Brief', priceInCents: 300, currency: 'chf' },
    { isbn: '9784', title: 'Loose', priceInCents: 5, currency: null },
  ],
};

test('an order is told with its number, books, prices, and a total for each currency [C2.159]', () => {
  const { subject, text } = orderMail(LIBRARY, { ...ORDER, language: 'en' });
  expect(subject).toBe('Your order A1B2C3D4');
  expect(text.replaceAll('\u00a0', ' ').split('\n')).toEqual([
    'Thank you for your order for Library of the North.',
    '',
    'Order number: A1B2C3D4',
    '',
    '- Letters (9781): €12.50',
    '- Gift (9782): free',
    '- Brief (9783): CHF 3.00',
    '- Loose (9784): 0.05',
    '',
    'Total excluding tax: €12.50 + CHF 3.00 + 0.05',
    '',
    'The ordered titles are now in the collection.',
    '',
  ]);
});

test.each([
  ['nl', 'Uw bestelling A1B2C3D4', '12,50'],
  ['de-AT', 'Ihre Bestellung A1B2C3D4', '12,50'],
  ['fr', 'Votre commande A1B2C3D4', '12,50'],
  ['xx', 'Uw bestelling A1B2C3D4', '12,50'],
])('in %s it begins with %s [C2.159]', (language, subject, price) => {
  const mail = orderMail(LIBRARY, { ...ORDER, language });
  expect(mail.subject).toBe(subject);
  expect(mail.text).toContain(price);
});
