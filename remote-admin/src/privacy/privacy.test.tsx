import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import { NetworkError, STATEMENT_LIMIT, type Statements } from '@leeszaal/shared-contracts';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
  sentSettings,
} from '../testing/open-administration.ts';
import { answerQuestion, failWith, focused } from '../testing/open-people.ts';

afterEach(leaveAdministration);

const textOf = (insert: string) => JSON.stringify({ ops: [{ insert: `${insert}\n` }] });
const NONE: Statements = { general: {}, privacy: {}, storage: {} };

/** A server that keeps the statements. */
function statementAnswers(statements = NONE): FakeAnswers {
  let now = statements;
  return {
    saveSettings: () => ({}),
    getStatements: () => now,
    saveStatement: ({ params: { statement, language }, body: { text } }) => {
      const { [language]: _before, ...others } = now[statement];
      const own = text === null ? others : { ...others, [language]: text };
      now = { ...now, [statement]: own };
      return now;
    },
  };
}
const openTab = (settings: object = {}, answers = statementAnswers()) =>
  open({ defaultLanguage: 'en', ...settings }, answers, {}, undefined, '/admin?tab=privacy');
const editor = (name = 'Privacy statement') => screen.findByRole('textbox', { name });
const select = (name: string) => screen.findByLabelText<HTMLSelectElement>(name);
const options = async (name: string) =>
  [...(await select(name)).options].map(({ textContent }) => textContent);
const choose = async (name: string, option: string) =>
  userEvent.selectOptions(await select(name), option);
/** Writes without the focus: jsdom does not edit by keys, and cannot tell where a caret is. */
const write = async (text: string) => {
  const root = await editor();
  await act(async () => {
    root.blur();
    root.replaceChildren(Object.assign(document.createElement('p'), { textContent: text }));
  });
};

describe('how long data is kept', () => {
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name });
  const loans = () => field('Days a loan is kept after its end');
  const log = () => field('Days an entry of the log is kept');

  test('is shown with its limits, and saved [C2.260]', async () => {
    const host = await openTab({ logRetentionDays: 400 });
    expect([loans().value, log().value]).toEqual(['0', '400']);
    expect(field('Days a reading place is kept').value).toBe('1095');
    expect(field('Days a session is kept after its end').value).toBe('1');
    expect(
      screen.getByRole('textbox', { description: 'From 30 to 3650. The default is 730.' }),
    ).toBe(log());
    await userEvent.clear(log());
    await userEvent.clear(loans());
    await userEvent.type(loans(), '30');
    expect(screen.getByRole('tab', { name: 'Privacy unsaved' })).toBeTruthy();
    await press('Save');
    await waitFor(() =>
      expect(sentSettings(host)).toEqual([{ logRetentionDays: null, loanRetentionDays: 30 }]),
    );
  });

  test.each(['29', '3651', '30.5', 'long'])('%s days are refused [C5.35]', async (typed) => {
    const host = await openTab();
    await userEvent.clear(log());
    await userEvent.type(log(), typed);
    expect(
      screen.getByRole('textbox', { description: /Enter a whole number from 30 to 3650/ }),
    ).toBe(log());
    await press('Save');
    expect(sentSettings(host)).toEqual([]);
  });

  test('is said where it cannot be set [C2.261]', async () => {
    await openTab();
    const lines = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(lines).toEqual([
      'Searches are not kept.',
      'The reading places of visitors without an account are kept for 180 days.',
      'Which access was issued to embedded readers is kept for 90 days.',
    ]);
  });
});

describe('the statements of a library', () => {
  const page = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Open the page/ });

  test('are chosen by name and language; the page of each is a link [C2.262]', async () => {
    const statements = { ...NONE, privacy: { en: textOf('Ours'), de: textOf('Unsere') } };
    await openTab({ languages: ['en', 'de', 'nl'] }, statementAnswers(statements));
    expect(await editor()).toHaveProperty('textContent', 'Ours');
    expect(await options('Statement')).toEqual([
      'General terms',
      'Privacy statement',
      'Storage in the browser',
    ]);
    expect(await options('Language')).toEqual([
      'Nederlands',
      'English (own text)',
      'Deutsch (own text)',
      'Français (not offered)',
    ]);
    expect(screen.getByText(/the page shows the text below/)).toBeTruthy();
    expect(page().getAttribute('href')).toBe('/terms/privacy?library=one&lang=en');
    expect(page().target).toBe('_blank');
    await choose('Language', 'Nederlands');
    expect(screen.getByText(/the page shows the text in English/)).toBeTruthy();
    await choose('Statement', 'Storage in the browser');
    expect(screen.getByText(/the page shows the built-in text/)).toBeTruthy();
    expect(page().getAttribute('href')).toBe('/terms/storage?library=one&lang=nl');
  });

  test('are saved, and removed after a question [C2.263 C2.264]', async () => {
    const host = await openTab();
    await write('We keep little.');
    await press('Save this statement');
    await screen.findByText(/the page shows the text below/);
    expect(host.http.requestsOf('saveStatement')).toEqual([
      {
        params: { statement: 'privacy', language: 'en' },
        body: { text: textOf('We keep little.') },
      },
    ]);
    expect(host.dialogs.notes).toEqual(['The statement was saved']);
    expect(focused()).toBe('Save this statement');
    await press('Remove');
    await answerQuestion(host, 'cancel');
    expect(await editor()).toHaveProperty('textContent', 'We keep little.');
    await press('Remove');
    await answerQuestion(host, 'remove');
    await screen.findByText(/the page shows the built-in text/);
    expect(await editor()).toHaveProperty('textContent', '');
    expect(host.http.requestsOf('saveStatement').at(-1)?.body).toEqual({ text: null });
    expect(focused()).toBe('Save this statement');
  });

  test('that are not saved are kept for a visit to another statement or tab [C2.259]', async () => {
    await openTab({}, statementAnswers({ ...NONE, privacy: { en: textOf('Ours') } }));
    await write('Unfinished');
    await choose('Statement', 'General terms');
    expect(await editor('General terms')).toHaveProperty('textContent', '');
    expect(await options('Statement')).toContain('Privacy statement (unsaved)');
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    await userEvent.click(screen.getByRole('tab', { name: 'Privacy unsaved' }));
    expect(await editor()).toHaveProperty('textContent', 'Unfinished');
    await press('Discard the changes');
    expect(await editor()).toHaveProperty('textContent', 'Ours');
    expect(screen.getByRole('tab', { name: 'Privacy' })).toBeTruthy();
  });

  test('are not saved without words, or with too many [C5.36]', async () => {
    const host = await openTab({}, statementAnswers({ ...NONE, privacy: { en: textOf('Ours') } }));
    await write(' ');
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Save this statement');
    expect(screen.getByRole('textbox', { description: /The statement is empty.*remove it/ })).toBe(
      await editor(),
    );
    expect(document.activeElement).toBe(await editor());
    await write('x'.repeat(STATEMENT_LIMIT));
    expect(screen.getByRole('textbox', { description: /The statement is too long/ })).toBe(
      await editor(),
    );
    await press('Save this statement');
    expect(host.http.requestsOf('saveStatement')).toEqual([]);
    await write('Short');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('that could not be loaded are loaded again [C8.29]', async () => {
    const host = await openTab({}, { getStatements: failWith(new Error('down')) });
    expect(await screen.findByText('The statements could not be loaded')).toBeTruthy();
    expect(host.events.map(({ name }) => name)).toEqual(['statements-not-loaded']);
    host.http.answer(statementAnswers());
    await press('Try again');
    expect(await editor()).toBeTruthy();
  });

  test('that could not be saved or removed stay, with the reason and another try [C8.29]', async () => {
    const answers = statementAnswers({ ...NONE, privacy: { en: textOf('Ours') } });
    const host = await openTab({}, answers);
    await editor();
    host.http.answer({ saveStatement: failWith(new NetworkError('away')) });
    await press('Remove');
    await answerQuestion(host, 'remove');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'The server could not be reached',
    );
    expect(host.events.at(-1)?.name).toBe('statement-not-saved');
    expect(await editor()).toHaveProperty('textContent', 'Ours');
    host.http.answer(answers);
    await press('Try again');
    await screen.findByText(/the page shows the built-in text/);
    expect(host.http.requestsOf('saveStatement')).toHaveLength(2);
  });
});
