import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { type MailTexts, NetworkError, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
  sentSettings,
} from '../testing/open-administration.ts';
import { answerQuestion, failWith, focused } from '../testing/open-people.ts';

afterEach(leaveAdministration);

const builtIn = (subject: string, body: string) => {
  const in_ = (language: string) => ({ subject: `${subject} ${language}`, body });
  return { nl: in_('nl'), en: in_('en'), de: in_('de'), fr: in_('fr') };
};
const TEXTS: MailTexts = {
  own: {
    invitation: { de: { subject: 'Willkommen', body: 'Hier: {link}' } },
    password: {},
    order: {},
    alert: {},
    turn: {},
  },
  builtIn: {
    invitation: builtIn('Invitation', 'Dear {name}, {link}'),
    password: builtIn('Password', 'Dear {name}, {link}'),
    order: builtIn('Order', '{lines}'),
    alert: builtIn('Alert', '{found} {end}'),
    turn: builtIn('Turn', '{title}: {link}'),
  },
};

/** A server that keeps the texts. */
function mailAnswers(texts = TEXTS): FakeAnswers {
  let now = texts;
  return {
    saveSettings: () => ({}),
    getMailTexts: () => now,
    saveMailText: ({ params: { mail, language }, body: { text } }) => {
      const { [language]: _before, ...others } = now.own[mail];
      const own = text === null ? others : { ...others, [language]: text };
      now = { ...now, own: { ...now.own, [mail]: own } };
      return now;
    },
  };
}
const openTab = (settings: object = {}, answers = mailAnswers()) =>
  open({ defaultLanguage: 'en', ...settings }, answers, {}, undefined, '/admin?tab=mail');
const select = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const options = async (name: string) =>
  [...(await select(name)).options].map(({ textContent }) => textContent);
const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await select(name), option);
const subject = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Subject' });
const body = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text' });
const type = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
};
const preview = () => screen.getByRole('figure').textContent;

describe('the sender of the mails', () => {
  const sender = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Sender of mails' });
  const replies = () =>
    screen.getByRole<HTMLInputElement>('textbox', { name: 'Address for replies' });

  test('is that of the library until another one is saved [C2.254]', async () => {
    const host = await openTab();
    expect([sender().value, sender().placeholder]).toEqual(['', 'Library One']);
    expect([replies().value, replies().placeholder]).toEqual(['', 'desk@example.org']);
    await userEvent.type(sender(), 'Desk of One ');
    await userEvent.type(replies(), 'reply@example.org');
    expect(sender().value).toBe('Desk of One ');
    expect(screen.getByRole('tab', { name: 'Mails unsaved' })).toBeTruthy();
    await press('Save');
    await waitFor(() =>
      expect(sentSettings(host)).toEqual([
        { mailSender: 'Desk of One', mailReplyTo: 'reply@example.org' },
      ]),
    );
  });

  test('is that of the library again when the fields are emptied [C2.254]', async () => {
    const host = await openTab({ mailSender: 'Desk', mailReplyTo: 'reply@example.org' });
    await userEvent.clear(sender());
    await userEvent.clear(replies());
    await press('Save');
    await waitFor(() =>
      expect(sentSettings(host)).toEqual([{ mailSender: null, mailReplyTo: null }]),
    );
  });

  test('is refused: a long name at once, half an address when the field is left [C5.33]', async () => {
    const host = await openTab();
    await type(sender(), 'x'.repeat(121));
    expect(sender().getAttribute('aria-invalid')).toBe('true');
    expect(screen.getByText('Too long: at most 120 characters')).toBeTruthy();
    await type(replies(), 'reply');
    expect(replies().getAttribute('aria-invalid')).toBeNull();
    await userEvent.tab();
    expect(screen.getByText('Enter a full e-mail address, such as name@example.org')).toBeTruthy();
    await press('Save');
    expect(sentSettings(host)).toEqual([]);
  });
});

describe('the texts of the mails', () => {
  test('are chosen by mail and language, the offered ones first; own ones are marked [C2.255]', async () => {
    await openTab({ languages: ['en', 'de'] });
    expect(await options('Mail')).toEqual([
      'Invitation',
      'Forgotten password',
      'Confirmation of an order',
      'New results of a saved search',
      'A turn in a queue',
    ]);
    expect(await options('Language')).toEqual([
      'English',
      'Deutsch (own text)',
      'Nederlands (not offered)',
      'Français (not offered)',
    ]);
    expect((await subject()).value).toBe('Invitation en');
    expect(screen.getByText('This is the built-in text.')).toBeTruthy();
    await choose('Language', 'Deutsch (own text)');
    expect((await subject()).value).toBe('Willkommen');
    expect(screen.getByText('This is the library’s own text.')).toBeTruthy();
    await choose('Mail', 'Confirmation of an order');
    expect((await subject()).value).toBe('Order de');
  });

  test('have placeholders, which are inserted at the caret [C2.256]', async () => {
    await openTab();
    const text = await body();
    const list = within(screen.getByRole('list', { name: /Words in braces/ }));
    expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toContain(
      'Insert {link}The address of the page to which the mail leads (needed)',
    );
    // Before any field had the focus, at the end of the text.
    await press('Insert {days}');
    expect(text.value).toBe('Dear {name}, {link}{days}');
    expect(document.activeElement).toBe(text);
    text.setSelectionRange(0, 4);
    await press('Insert {login}');
    expect(text.value).toBe('{login} {name}, {link}{days}');
    expect([text.selectionStart, text.selectionEnd]).toEqual([7, 7]);
    const line = await subject();
    await userEvent.click(line);
    line.setSelectionRange(0, 0);
    await press('Insert {library}');
    expect(line.value).toBe('{library}Invitation en');
    expect(document.activeElement).toBe(line);
  });

  test('are shown with sample values as they are typed [C2.257]', async () => {
    await openTab();
    await type(await subject(), 'From {library}\tfor {name}');
    await type(await body(), 'Within {days} days: {link}');
    expect(preview()).toContain('From Library One for Ada Lovelace');
    expect(preview()).toContain(`Within 7 days: ${location.origin}/password`);
  });

  test('say at the field what is wrong; saving goes to the first wrong one [C5.34]', async () => {
    const host = await openTab();
    await type(await subject(), '{nmae}');
    await type(await body(), 'Hello');
    const described = (description: string) => screen.findByRole('textbox', { description });
    expect(await described('This mail has no placeholder {nmae}')).toBe(await subject());
    expect(
      await described('The text needs this once, with nothing but space around it: {link}'),
    ).toBe(await body());
    await press('Save this text');
    expect(document.activeElement).toBe(await subject());
    await type(await subject(), 'Welcome');
    await press('Save this text');
    expect(document.activeElement).toBe(await body());
    expect(host.http.requestsOf('saveMailText')).toEqual([]);
  });

  test('are saved, and the built-in one is restored after a question [C2.258 C2.264]', async () => {
    const host = await openTab();
    const save = await screen.findByRole('button', { name: 'Save this text' });
    expect(save.getAttribute('aria-disabled')).toBe('true');
    await type(await subject(), ' Welcome ');
    await press('Save this text');
    await screen.findByText('This is the library’s own text.');
    expect(host.http.requestsOf('saveMailText')).toEqual([
      {
        params: { mail: 'invitation', language: 'en' },
        body: { text: { subject: 'Welcome', body: 'Dear {name}, {link}' } },
      },
    ]);
    expect(host.dialogs.notes).toEqual(['The text of the mail was saved']);
    expect(focused()).toBe('Save this text');
    expect(await options('Language')).toContain('English (own text)');
    await press('Restore the built-in text');
    await answerQuestion(host, 'cancel');
    expect((await subject()).value).toBe('Welcome');
    await press('Restore the built-in text');
    await answerQuestion(host, 'restore');
    await screen.findByText('This is the built-in text.');
    expect((await subject()).value).toBe('Invitation en');
    expect(host.http.requestsOf('saveMailText').at(-1)?.body).toEqual({ text: null });
    expect(focused()).toBe('Save this text');
  });

  test('that are not saved are kept for a visit to another mail, tab or page [C2.259]', async () => {
    const host = await openTab();
    await type(await subject(), 'Unfinished');
    await choose('Mail', 'Forgotten password');
    expect((await subject()).value).toBe('Password en');
    expect(await options('Mail')).toContain('Invitation (unsaved)');
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Mails unsaved' }));
    expect((await subject()).value).toBe('Unfinished');
    const kept = host.context.storage;
    await leaveAdministration();
    await open({ defaultLanguage: 'en' }, mailAnswers(), {}, kept, '/admin?tab=mail');
    expect((await subject()).value).toBe('Unfinished');
    await press('Discard the changes');
    expect((await subject()).value).toBe('Invitation en');
    expect(focused()).toBe('Save this text');
    expect(screen.getByRole('tab', { name: 'Mails' })).toBeTruthy();
  });

  test('that are as they were have nothing to save [C2.259]', async () => {
    await openTab();
    await type(await subject(), 'Welcome');
    await type(await subject(), 'Invitation en');
    expect(screen.queryByRole('button', { name: 'Discard the changes' })).toBeNull();
    expect(screen.getByRole('tab', { name: 'Mails' })).toBeTruthy();
  });

  test('that changed while they were saved stay unsaved [C2.259]', async () => {
    const answer = Promise.withResolvers<MailTexts>();
    await openTab({}, { ...mailAnswers(), saveMailText: () => answer.promise });
    await type(await subject(), 'First');
    await press('Save this text');
    await type(await subject(), 'Second');
    const own = { ...TEXTS.own, invitation: { en: { subject: 'First', body: 'x' } } };
    await act(async () => answer.resolve({ ...TEXTS, own }));
    expect((await subject()).value).toBe('Second');
    expect(screen.getByRole('button', { name: 'Discard the changes' })).toBeTruthy();
  });

  test('that could not be loaded are loaded again [C8.28]', async () => {
    const host = await openTab({}, { getMailTexts: failWith(new Error('down')) });
    expect(await screen.findByText('The texts of the mails could not be loaded')).toBeTruthy();
    expect(host.events.map(({ name }) => name)).toEqual(['mail-texts-not-loaded']);
    host.http.answer(mailAnswers());
    await press('Try again');
    expect((await subject()).value).toBe('Invitation en');
  });

  test('that could not be saved stay, with the reason and another try [C8.28]', async () => {
    const host = await openTab();
    host.http.answer({ saveMailText: failWith(new NetworkError('away')) });
    await type(await subject(), 'Welcome');
    await press('Save this text');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server could not be reached',
    );
    // It is the fault of this text only.
    await choose('Language', 'Deutsch (own text)');
    expect(screen.queryByRole('alert')).toBeNull();
    await choose('Language', 'English (unsaved)');
    host.http.answer(mailAnswers());
    await press('Try again');
    await screen.findByText('This is the library’s own text.');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(focused()).toBe('Save this text');
  });

  test('that the server does not accept say so, without another try [C8.28]', async () => {
    const refused = new StatusError(400, { code: 'invalid-request', message: 'x' });
    await openTab({}, { ...mailAnswers(), saveMailText: failWith(refused) });
    await type(await subject(), 'Welcome');
    await press('Save this text');
    expect((await screen.findByRole('alert')).textContent).toMatch(/did not accept this text/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect((await subject()).value).toBe('Welcome');
  });
});
