import { afterEach, describe, expect, test } from '@jest/globals';
import type { FakeHost } from '@leeszaal/remote-kit/testing';
import type { AuditEntry, AuditPage, SearchModule } from '@leeszaal/shared-contracts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

describe('what was done', () => {
  const user = { name: 'Ada Admin', email: 'ada@example.org' };
  const order: AuditEntry = {
    id: 2,
    at: '2026-03-04T10:00:00Z',
    user,
    action: 'order-placed',
    order: {
      id: 'a1b2c3d4-0000',
      lines: [
        { isbn: '9781', title: 'Letters', priceInCents: 1250, currency: 'eur' },
        { isbn: '9782', title: 'Gift', priceInCents: 0, currency: 'eur' },
        { isbn: '9783', title: 'Brief', priceInCents: 300, currency: 'gbp' },
      ],
    },
  };
  const change: AuditEntry = {
    id: 1,
    at: '2026-03-04T09:00:00Z',
    user,
    action: 'settings-changed',
    settings: {
      defaultAdvancedSearchFields: ['title', 'colour'],
      defaultSearchContext: 'content',
      enableInfotext: true,
      infotext: JSON.stringify({ ops: [{ insert: 'Closed on ' }, { insert: 'Monday\n' }] }),
      defaultLanguage: null,
      nonsense: 7,
    },
  };
  const shop = { connection: 3, actions: ['shop'] } as unknown as SearchModule;
  const asked = ({ http }: FakeHost) =>
    http.calls.map(({ request }) => (request as { query: object }).query);

  test('settings stand in the log in the words in which they are chosen [C2.163]', async () => {
    await open({}, { getAuditLog: () => ({ entries: [change], hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const row = await screen.findByRole('row', { name: /Settings changed/ });
    const said = within(row)
      .getAllByRole('listitem')
      .map((item) => item.textContent);
    expect(said).toEqual([
      'Default advanced search fields: Title, colour',
      'Default search context: Full text',
      'Show information text: yes',
      'Information text: Closed on Monday',
      'Default language: default',
      'nonsense: 7',
    ]);
    expect(within(row).getByText('ada@example.org')).toBeTruthy();
  });

  test('whose access was changed is in the log, with the new role [C2.219]', async () => {
    const role = { ...change, id: 3, action: 'person-role-changed', settings: {} } as const;
    const entries: AuditEntry[] = [
      { ...role, person: { id: 7, name: 'Noor de Vries', role: 'admin' } },
      { ...role, id: 4, action: 'person-deactivated', person: { id: 8, name: '' } },
      { ...role, id: 5, action: 'people-imported', people: 12 },
    ];
    await open({}, { getAuditLog: () => ({ entries, hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const textOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await textOf(/Role changed/)).toMatch(/Person: Noor de Vries.*Role: Administrator/);
    expect(await textOf(/Person deactivated/)).toMatch(/Person: deleted account$/);
    expect(await textOf(/People added from a file/)).toMatch(/12 people$/);
  });

  test('a provider is in the log by its name, also with a person who came with it [C2.238]', async () => {
    const added = { ...change, id: 3, settings: {}, provider: { id: 2, name: 'University' } };
    const entries: AuditEntry[] = [
      { ...added, action: 'provider-added' },
      { ...added, id: 4, action: 'person-admitted', person: { id: 7, name: 'Noor', role: 'user' } },
    ];
    await open({}, { getAuditLog: () => ({ entries, hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const textOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await textOf(/Provider added/)).toMatch(/Provider: University$/);
    expect(await textOf(/First sign-in of a person/)).toMatch(
      /Person: Noor.*Role: Reader.*Provider: University$/,
    );
  });

  test('whose session was ended is in the log [C2.299]', async () => {
    const person = { id: 7, name: 'Noor' };
    const entries: AuditEntry[] = [
      { ...change, id: 3, settings: {}, action: 'person-session-ended', person },
    ];
    await open({}, { getAuditLog: () => ({ entries, hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const row = await screen.findByRole('row', { name: /Session of a person ended/ });
    expect(row.textContent).toMatch(/Person: Noor$/);
  });

  test('a library is in the log by its name [C2.295]', async () => {
    const client = { ref: 'meer', name: 'Meerzicht' };
    const entries: AuditEntry[] = [
      { ...change, id: 3, settings: {}, action: 'client-deactivated', client },
    ];
    await open({}, { getAuditLog: () => ({ entries, hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const row = await screen.findByRole('row', { name: /Library switched off/ });
    expect(row.textContent).toMatch(/Library: Meerzicht$/);
  });

  test('a connection is in the log with whom it is open to [S2.76]', async () => {
    const connection = { id: 2, name: 'Archive', searchedBy: 'anyone', readBy: 'staff' } as const;
    const entries: AuditEntry[] = [
      { ...change, id: 3, settings: {}, action: 'connection-changed', connection },
    ];
    await open({}, { getAuditLog: () => ({ entries, hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const row = await screen.findByRole('row', { name: /Access of a connection changed/ });
    expect(row.textContent).toMatch(/Connection: Archive.*Searched by: everyone.*Read by: staff/);
  });

  test('a statement or mail is in the log with its name and language [C2.265]', async () => {
    const entries: AuditEntry[] = [
      {
        ...change,
        id: 3,
        settings: {},
        action: 'statement-changed',
        text: { name: 'privacy', language: 'de' },
      },
      {
        ...change,
        id: 4,
        settings: {},
        action: 'mail-text-changed',
        text: { name: 'password', language: 'fr' },
      },
    ];
    await open({}, { getAuditLog: () => ({ entries, hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const textOf = async (name: RegExp) => (await screen.findByRole('row', { name })).textContent;
    expect(await textOf(/Statement changed/)).toMatch(
      /Text: Privacy statement.*Language: Deutsch$/,
    );
    expect(await textOf(/Text of a mail changed/)).toMatch(
      /Text: Forgotten password.*Language: Français$/,
    );
  });

  test('languages have their names in the log, and times their unit [C2.266]', async () => {
    const settings = {
      languages: ['de', 'xx'],
      sessionRetentionDays: 1,
      logRetentionDays: 730,
      accentColour: '#aa0000',
      mailSender: 'Desk',
      daysMarkedAsNew: 21,
    };
    const entries: AuditEntry[] = [{ ...change, settings }];
    await open({}, { getAuditLog: () => ({ entries, hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const row = await screen.findByRole('row', { name: /Settings changed/ });
    expect(
      within(row)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual([
      'Languages: Deutsch, xx',
      'Days a session is kept after its end: 1 day',
      'Days an entry of the log is kept: 730 days',
      'Accent colour: #aa0000',
      'Sender of mails: Desk',
      'Days a book is marked as new: 21 days',
    ]);
  });

  test('what was bought has a list of its own, where there is a shop [C2.164 C2.167]', async () => {
    const answers = { getAuditLog: () => ({ entries: [order], hasMore: false }) };
    await open({}, answers);
    expect(screen.queryByRole('tab', { name: 'Orders' })).toBeNull();
    await leaveAdministration();
    const host = await open({}, answers, { modules: [shop] });
    await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
    const list = within(await screen.findByRole('list', { name: 'Orders' }));
    expect(list.getByText('Order A1B2C3D4')).toBeTruthy();
    expect(list.getByText('Ada Admin')).toBeTruthy();
    expect(list.getByText('free')).toBeTruthy();
    expect(list.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      '€12.50',
      '£3.00',
    ]);
    expect(asked(host).at(-1)).toMatchObject({ action: 'order-placed' });
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'Last year');
    const year = new Date().getFullYear();
    await waitFor(() =>
      expect(asked(host).at(-1)).toMatchObject({
        from: new Date(year - 1, 0, 1).toISOString(),
        to: new Date(year, 0, 1).toISOString(),
      }),
    );
  });

  test('earlier entries are added, and what could not be loaded is tried again [C2.167]', async () => {
    let answer = () => ({ entries: [order], hasMore: true });
    await open({}, { getAuditLog: () => answer() }, { modules: [shop] });
    await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
    await screen.findByText('Order A1B2C3D4');
    answer = () => {
      throw new Error('down');
    };
    await press('Show earlier entries');
    expect((await screen.findByRole('alert')).textContent).toContain('could not be loaded');
    answer = () => ({
      entries: [{ ...order, id: 1, order: { id: 'ffffffff-1', lines: [] } }],
      hasMore: false,
    });
    await press('Try again');
    await screen.findByText('Order FFFFFFFF');
    expect(screen.getByText('Order A1B2C3D4')).toBeTruthy();
  });

  test('an answer to what was asked before the period changed is left alone [C2.168]', async () => {
    const before = Promise.withResolvers<AuditPage>();
    const order3 = { ...order, id: 3, order: { id: 'cccccccc-3', lines: [] } };
    const host = await open(
      {},
      {
        getAuditLog: ({ query = {} }) => {
          if (query.from) return { entries: [order3], hasMore: false };
          return query.before ? before.promise : { entries: [order], hasMore: true };
        },
      },
      { modules: [shop] },
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Orders' }));
    await screen.findByText('Order A1B2C3D4');
    await press('Show earlier entries');
    await userEvent.selectOptions(screen.getByLabelText('Period'), 'This year');
    await screen.findByText('Order CCCCCCCC');
    await act(async () => before.resolve({ entries: [change], hasMore: true }));
    expect(screen.getByText('Order CCCCCCCC')).toBeTruthy();
    expect(screen.queryByText('Order A1B2C3D4')).toBeNull();
    const [, earlier] = host.http.calls;
    expect(earlier?.options.signal?.aborted).toBe(true);
  });

  test('the keys stay under the list while it is loaded to its end [C2.168]', async () => {
    let answer = () => ({ entries: [change], hasMore: true });
    await open({}, { getAuditLog: () => answer() });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    const more = await screen.findByRole('button', { name: 'Show earlier entries' });
    act(() => more.focus());
    answer = () => {
      throw new Error('down');
    };
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('alert');
    expect(document.activeElement?.textContent).toBe('Try again');
    answer = () => ({ entries: [{ ...change, id: 0 }], hasMore: false });
    await userEvent.keyboard('{Enter}');
    await screen.findByText('There are no earlier entries');
    expect(document.activeElement?.textContent).toBe('There are no earlier entries');
  });

  test('a table that cannot be made says so [C2.171]', async () => {
    const host = await open({}, { getAuditLog: () => ({ entries: [], hasMore: false }) });
    await userEvent.click(screen.getByRole('tab', { name: 'Log' }));
    await press('Export as CSV');
    await waitFor(() => expect(host.dialogs.notes).toEqual(['The file could not be created']));
  });
});
