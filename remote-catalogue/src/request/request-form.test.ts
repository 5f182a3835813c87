import { expect, test } from '@jest/globals';
import { faultsOf, toRequest } from './request-form.ts';

const draft = { name: ' Ada ', email: ' ada@example.org ', department: ' ', message: '' };

test('a name and an address are enough [C5.19]', () => {
  expect(faultsOf(draft)).toEqual({});
});

test('name and e-mail are required [C5.19]', () => {
  expect(faultsOf({ ...draft, name: ' ', email: '' })).toEqual({
    name: 'required',
    email: 'required',
  });
});

test('the limits of the API are those of the form [C5.20]', () => {
  const long = (count: number) => 'x'.repeat(count);
  expect(
    faultsOf({
      name: long(321),
      email: `${long(320)}@x`,
      department: long(321),
      message: long(4001),
    }),
  ).toEqual({
    name: 'long',
    email: 'long',
    department: 'long',
    message: 'long',
  });
  expect(
    faultsOf({
      name: ` ${long(320)} `,
      email: `${long(318)}@x`,
      department: long(320),
      message: long(4000),
    }),
  ).toEqual({});
});

test.each(['ada', 'ada@', '@example.org', 'a da@example.org', 'ada@exam ple', 'a@b@c'])(
  '%s is no address [C5.19]',
  (email) => {
    expect(faultsOf({ ...draft, email })).toEqual({ email: 'invalid' });
  },
);

test('what is sent is trimmed, and what was left blank stays out [C3.11]', () => {
  const wanted = { publicationId: 1, connectionId: 2, language: 'nl' };
  expect(toRequest(draft, wanted)).toEqual({
    ...wanted,
    requesterName: 'Ada',
    requesterEmail: 'ada@example.org',
  });
  expect(toRequest({ ...draft, department: 'Law', message: 'Soon?' }, wanted)).toMatchObject({
    department: 'Law',
    message: 'Soon?',
  });
});
