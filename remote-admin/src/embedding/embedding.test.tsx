import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals';
import { EMBED_ORIGIN_LIMIT, StatusError } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
  sentSettings,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

const openTab = (settings: object = {}, answers: Parameters<typeof open>[1] = {}) =>
  open(
    settings,
    { saveSettings: () => ({}), getEmbedCredentials: () => ({ credentials: [] }), ...answers },
    {},
    undefined,
    '/admin?tab=embedding',
  );
const field = () => screen.getByRole('textbox', { name: 'Address of a website' });
const websites = () =>
  within(screen.getByRole('list', { name: 'Pages that may embed the reader' }))
    .getAllByRole('listitem')
    .map((line) => line.querySelector('span')?.textContent);

describe('the websites that may show the reader', () => {
  test('one is added by the Enter key and another removed; only the list is sent [C2.204 C4.26]', async () => {
    const host = await openTab({ embedOrigins: ['https://old.example'], defaultLanguage: 'de' });
    await userEvent.type(field(), 'https://WWW.example.org/{Enter}');
    expect(field()).toHaveProperty('value', '');
    expect(screen.getByText('https://www.example.org was added to the list')).toBeTruthy();
    expect(screen.getByRole('tab', { name: 'Embedding unsaved' })).toBeTruthy();
    await press('Remove https://old.example from the list');
    expect(websites()).toEqual(['https://www.example.org']);
    await press('Save');
    await waitFor(() =>
      expect(sentSettings(host)).toEqual([{ embedOrigins: ['https://www.example.org'] }]),
    );
  });

  test.each([
    [new StatusError(500, { message: 'words of the server' }), /went wrong on the server/],
    [new StatusError(403, {}), /no longer an administrator/],
    [new StatusError(400, { code: 'invalid-request', message: 'x' }), /did not accept the list/],
  ])('a list that is not saved stays, and why is said: %s [C8.22]', async (error, said) => {
    const failed = (): object => {
      throw error;
    };
    const host = await openTab({ embedOrigins: ['https://old.example'] }, { saveSettings: failed });
    const told = () => screen.queryByText(/The list of websites was not saved/);
    await press('Remove https://old.example from the list');
    await press('Save');
    expect((await screen.findByText(said)).closest('[role=alert]')?.textContent).toContain(
      'The list of websites was not saved: the earlier one still applies',
    );
    expect(screen.getByText(/There are no websites yet/)).toBeTruthy();
    await userEvent.click(screen.getByRole('tab', { name: 'General' }));
    expect(told()).toBeTruthy();
    host.http.answer({ saveSettings: () => ({}) });
    await press('Save');
    await waitFor(() => expect(told()).toBeNull());
  });

  test('what is added and removed again is no change [C4.26]', async () => {
    await openTab();
    expect(screen.getByText(/There are no websites yet/)).toBeTruthy();
    await userEvent.type(field(), 'https://example.org{Enter}');
    await press('Remove https://example.org from the list');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test.each([
    ['www.example.org', 'Begin with https:// (http:// is for localhost only)'],
    ['http://example.org', 'Begin with https:// (http:// is for localhost only)'],
    ['https://*.example.org', 'Enter each website by its full name, without *'],
    ['https://example.org:99999', 'This is not the address of a website'],
    ['https://example.org/a', 'Enter the beginning of the address only: https://example.org'],
    ['https://listed.example', 'This website is in the list'],
  ])('%s is refused as it is typed: %s [C5.25]', async (typed, said) => {
    await openTab({ embedOrigins: ['https://listed.example'] });
    await userEvent.type(field(), typed);
    expect(screen.getByText(said)).toBeTruthy();
    await userEvent.keyboard('{Enter}');
    expect(field()).toHaveProperty('value', typed);
    expect(websites()).toEqual(['https://listed.example']);
  });

  test('the beginning of an address is refused when it is added, not before [C5.25]', async () => {
    await openTab();
    await userEvent.type(field(), 'https:/');
    expect(screen.queryByText('Enter the address of a website')).toBeNull();
    await press('Add website');
    expect(screen.getByText('Enter the address of a website')).toBeTruthy();
    expect(document.activeElement).toBe(field());
  });

  test('a full list takes no more [C5.26]', async () => {
    const many = Array.from({ length: EMBED_ORIGIN_LIMIT }, (_, at) => `https://${at}.example`);
    await openTab({ embedOrigins: many });
    const add = screen.getByRole('button', { name: 'Add website' });
    expect(add.getAttribute('aria-disabled')).toBe('true');
    await userEvent.type(field(), 'https://example.org{Enter}');
    expect(websites()).toHaveLength(EMBED_ORIGIN_LIMIT);
  });

  test('the keys go on beside a website that is removed [C2.201]', async () => {
    await openTab({ embedOrigins: ['https://a.example', 'https://b.example'] });
    const focused = () => document.activeElement?.textContent;
    act(() => screen.getByRole('button', { name: /Remove https:\/\/b/ }).focus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(focused()).toBe('Remove https://a.example from the list'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });
});

describe('the examples for a developer', () => {
  const ADDRESS = `${location.origin}/embed-files/embed.json`;
  const reader = { file: 'aa/leeszaal-reader.js', integrity: 'sha384-abc' };
  const text = JSON.stringify({ reader });
  // jsdom's blobs have no `text`.
  const manifest = () => Object.assign(new Blob([text]), { text: async () => text });
  const examples = () => screen.getAllByRole('figure').map(({ textContent }) => textContent);
  const copied = jest.fn<(text: string) => Promise<void>>();

  beforeEach(() => {
    copied.mockReset().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', {
      configurable: true,
      value: { writeText: copied },
    });
  });

  test('the script has its digest; the call has a credential and a website; both are copied [C2.207]', async () => {
    const made = { id: 'cred-1', label: 'Site', madeAt: '2026-03-04T09:00:00Z', usedAt: null };
    const host = await open(
      { embedOrigins: ['https://www.example.org'] },
      { getEmbedCredentials: () => ({ credentials: [made] }) },
    );
    host.http.bytes.set(ADDRESS, manifest());
    await userEvent.click(screen.getByRole('tab', { name: 'Embedding' }));
    await screen.findByText(/sha384-abc/);
    const [page, server] = examples();
    expect(page).toContain(`src="${location.origin}/embed-files/aa/leeszaal-reader.js"`);
    expect(page).toContain('crossorigin="anonymous"');
    expect(page).toContain('api-base="https://portal.test/api"');
    await waitFor(() => expect(examples()[1]).toContain('"cred-1:$SECRET"'));
    expect(server).toContain('curl https://portal.test/api/embed/tokens');
    expect(server).toContain('"origins":["https://www.example.org"]');
    await press('Copy: In the page');
    expect(copied.mock.lastCall?.[0]).toContain('<leeszaal-reader doc-key="DOCUMENT_KEY"');
    await waitFor(() => expect(host.dialogs.notes).toEqual(['Copied']));
  });

  test('a portal without that build says so; an address that fails to load is loaded again [C2.207]', async () => {
    const host = await openTab();
    expect(await screen.findByText(/script could not be loaded/)).toBeTruthy();
    expect(host.events.map(({ name }) => name)).toEqual(['embed-script-unknown']);
    host.http.bytes.set(ADDRESS, manifest());
    await press('Try again');
    expect(await screen.findByText(/sha384-abc/)).toBeTruthy();
  });

  test('without a clipboard the person is told to copy by hand [C2.207]', async () => {
    copied.mockRejectedValue(new Error('not allowed'));
    const host = await openTab();
    await press('Copy: On the server, for a token');
    await waitFor(() =>
      expect(host.dialogs.notes).toEqual([
        'The browser did not copy it. Select the text and copy it.',
      ]),
    );
  });
});
