import { expect, test } from '@jest/globals';
import { MAIL_BODY_LIMIT, MAIL_SUBJECT_LIMIT } from '@leeszaal/shared-contracts';
import type { MessageDescriptor } from '@lingui/core';
import { mailTextFaults } from './mail-text-faults.ts';

const GOOD = { subject: 'Welcome to {library}', body: 'Hello {name}: {link}' };

const said = (fault: MessageDescriptor | undefined) => fault && [fault.message, fault.values];
const faultsOf = (over: Partial<typeof GOOD>) => {
  const { subject, body } = mailTextFaults('invitation', { ...GOOD, ...over });
  return [said(subject), said(body)];
};

test('a text with known placeholders, and those that it needs, is right', () => {
  expect(faultsOf({})).toEqual([undefined, undefined]);
});

test.each([
  ['a blank subject', { subject: ' ' }, ['Enter a subject', undefined]],
  [
    'a long subject',
    { subject: 'x'.repeat(MAIL_SUBJECT_LIMIT + 1) },
    ['Too long: at most {limit} characters', { limit: MAIL_SUBJECT_LIMIT }],
  ],
  [
    'an unknown placeholder in the subject',
    { subject: '{libary} {days}' },
    ['This mail has no placeholder {names}', { names: '{libary}' }],
  ],
])('%s is wrong [C5.34]', (_what, over, fault) => {
  expect(faultsOf(over)).toEqual([fault, undefined]);
});

test.each([
  [
    'no link',
    { body: 'Hello {name}' },
    ['The text needs this once, with nothing but space around it: {names}', { names: '{link}' }],
  ],
  [
    'unknown placeholders',
    { body: '{order}, {}: {order}' },
    ['This mail has no placeholder {names}', { names: '{order}, {}' }],
  ],
  [
    'more than fits',
    { body: `{link}${'x'.repeat(MAIL_BODY_LIMIT)}` },
    ['Too long: at most {limit} characters', { limit: MAIL_BODY_LIMIT }],
  ],
])('a text with %s is wrong [C5.34]', (_what, over, fault) => {
  expect(faultsOf(over)).toEqual([undefined, fault]);
});
