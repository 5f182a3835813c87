import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { NetworkError, type PeopleImport, StatusError } from '@leeszaal/shared-contracts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { noteDownloads } from '../../testing/note-downloads.ts';
import { leaveAdministration, press } from '../../testing/open-administration.ts';
import { failWith, focused, openPeople, personOf, rowOf } from '../../testing/open-people.ts';

afterEach(async () => {
  await leaveAdministration();
  jest.restoreAllMocks();
});

type Answers = NonNullable<Parameters<typeof openPeople>[1]>;
type Read = Extract<PeopleImport, { kind: 'read' }>;

const noor = personOf(2, 'Noor de Vries');
const read: Read = {
  kind: 'read',
  added: 12,
  known: 1,
  refused: 201,
  first: [{ name: 'Zoë Zee', email: 'zoe@example.org', role: 'admin' }],
  problems: [{ line: 7, name: 'Bo', email: 'b@', fault: 'bad-email' }],
};
const csv = (name = 'class.csv', text = 'name,email') => new File([text], name);
const input = () => screen.getByLabelText('File of people', { selector: 'input' });
const choose = (file: File) => fireEvent.change(input(), { target: { files: [file] } });
const dialog = () => within(screen.getByRole('dialog'));
const open = async (importPeople: NonNullable<Answers['importPeople']>, more: Answers = {}) => {
  const host = await openPeople([noor], { importPeople, ...more });
  await rowOf('Noor de Vries');
  await press('Add from a file');
  return host;
};
const modes = (host: Awaited<ReturnType<typeof open>>) =>
  host.http.requestsOf('importPeople').map(({ query }) => query?.mode);

describe('a file of people', () => {
  test('is chosen by a button that says what it needs, and previewed in words [C2.220 C2.221]', async () => {
    const host = await open(() => read);
    const button = screen.getByRole('button', { name: 'Choose a file' });
    expect(document.activeElement).toBe(button);
    const needs = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    expect(needs?.textContent).toMatch(/columns name and email.* role .*20,000 people and 2 MB/);
    choose(csv());
    const said = await screen.findByText('12 people are new');
    expect(said.closest('output')?.textContent).toMatch(
      /1 person has an account already and stays unchanged.*201 lines are not taken/,
    );
    expect(dialog().getByText('class.csv')).toBeTruthy();
    const lines = dialog().getByRole('table', {
      name: 'The first 1 of 201 lines that are not taken',
    });
    expect(
      within(lines)
        .getAllByRole('cell')
        .map((cell) => cell.textContent),
    ).toEqual([...['7', 'Bo', 'b@', 'This is not an e-mail address']]);
    const first = dialog().getByRole('list', { name: 'The first 1 of 12 new people' });
    expect(first.textContent).toMatch(/Zoë Zee.*zoe@example.org.*Administrator/);
    expect(modes(host)).toEqual(['preview']);
    expect(host.http.requestsOf('importPeople')[0]?.body.get('people-file')).toHaveProperty(
      'name',
      'class.csv',
    );
  });

  test.each([
    [true, 'invite', /A mail is on its way to each new person/],
    [false, 'add', /12 people were added$/],
  ])('adds the new people, with mails: %s [C2.222]', async (isInvited, mode, said) => {
    const host = await open(() => read);
    choose(csv());
    const box = await screen.findByRole('checkbox', { name: /Send each new person a mail/ });
    expect(box).toHaveProperty('checked', true);
    if (!isInvited) await userEvent.click(box);
    act(() => screen.getByRole('button', { name: 'Add 12 people' }).focus());
    await userEvent.keyboard('{Enter}');
    await screen.findByText('12 people were added');
    expect(focused()).toMatch(said);
    expect(modes(host)).toEqual(['preview', mode]);
    await waitFor(() => expect(host.http.requestsOf('getPeople')).toHaveLength(2));
    expect(screen.queryByRole('button', { name: 'Add 12 people' })).toBeNull();
    await userEvent.click(dialog().getByText('Close', { selector: 'footer *' }));
    await waitFor(() => expect(focused()).toBe('Add from a file'));
  });

  test('without new people adds none [C2.222]', async () => {
    await open(() => ({ ...read, added: 0, first: [] }));
    choose(csv());
    await screen.findByText('There are no new people in this file');
    expect(screen.getByRole('button', { name: 'Add 0 people' })).toHaveProperty('disabled', true);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  test('is not replaced by the late answer to the file before [C2.223]', async () => {
    const slow = Promise.withResolvers<PeopleImport>();
    const host = await open(({ body }) => {
      const file = body.get('people-file');
      return file instanceof File && file.name === 'slow.csv' ? slow.promise : read;
    });
    choose(csv('slow.csv'));
    await screen.findByText('The file is being read…');
    choose(csv('other.csv'));
    await screen.findByText('12 people are new');
    await act(async () => slow.resolve({ ...read, added: 99 }));
    expect(screen.getByText('12 people are new')).toBeTruthy();
    expect(
      host.http.calls.find(({ name }) => name === 'importPeople')?.options.signal?.aborted,
    ).toBe(true);
  });

  test('is forgotten when the dialog closes, and its preview is aborted [C2.223]', async () => {
    const host = await open(() => new Promise(() => undefined));
    choose(csv());
    await screen.findByText('The file is being read…');
    await userEvent.keyboard('{Escape}');
    expect(host.http.calls.at(-1)?.options.signal?.aborted).toBe(true);
    await press('Add from a file');
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeTruthy();
  });

  test('whose dialog is closed while people are added says so, and then the result [C2.224]', async () => {
    const slow = Promise.withResolvers<PeopleImport>();
    const host = await open(({ query }) => (query?.mode === 'preview' ? read : slow.promise));
    choose(csv());
    await userEvent.click(await screen.findByRole('button', { name: 'Add 12 people' }));
    await userEvent.keyboard('{Escape}');
    expect(host.dialogs.notes).toEqual([
      'The people are still being added. A message says when it is done.',
    ]);
    await act(async () => slow.resolve({ ...read, added: 1 }));
    expect(host.dialogs.notes.at(-1)).toBe('1 person was added');
    await waitFor(() => expect(host.http.requestsOf('getPeople')).toHaveLength(2));
  });
});

describe('a file that cannot be used', () => {
  test.each([
    ['no-table', /not a table/],
    ['no-columns', /columns were not found/],
    ['no-people', /no people below the headings/],
    ['too-many', /too many people/],
  ] as const)('says why: %s [C5.28]', async (fault, said) => {
    await open(() => ({ kind: 'unreadable', fault }));
    choose(csv());
    expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Choose another file' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Add \d/ })).toBeNull();
  });

  test('is not sent when it is too large or empty [C5.28]', async () => {
    const host = await open(() => read);
    choose(csv('large.csv', 'x'.repeat(2 * 2 ** 20 + 1)));
    expect(await screen.findByText(/too large: choose one of at most 2 MB/)).toBeTruthy();
    choose(csv('empty.csv', ''));
    expect(await screen.findByText('The file is empty')).toBeTruthy();
    expect(modes(host)).toEqual([]);
  });

  test('because of the network is read again [C8.24]', async () => {
    const host = await open(failWith(new NetworkError('down')));
    choose(csv());
    expect(await screen.findByText(/could not be reached/)).toBeTruthy();
    expect(host.events.map(({ name }) => name)).toContain('people-file-not-read');
    host.http.answer({ importPeople: () => read });
    await press('Try again');
    expect(await screen.findByText('12 people are new')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByRole('dialog'));
  });

  test.each([
    [new StatusError(429, {}), /Too many files of invitations.*in an hour/],
    [new NetworkError('down'), /may have added some.*no person is added twice/],
    [new StatusError(413, {}), /too large/],
    [new StatusError(500, {}), /Something went wrong on the server/],
  ])('when its people are added keeps the preview: %s [C8.24]', async (error, said) => {
    const host = await open(({ query }) => {
      if (query?.mode !== 'preview') throw error;
      return read;
    });
    choose(csv());
    const add = await screen.findByRole('button', { name: 'Add 12 people' });
    await userEvent.click(add);
    expect((await screen.findByText(said)).closest('[role=alert]')).toBeTruthy();
    expect(host.events.map(({ name }) => name)).toContain('people-not-imported');
    host.http.answer({ importPeople: () => ({ ...read, added: 9, known: 4 }) });
    await userEvent.click(add);
    expect(await screen.findByText('9 people were added')).toBeTruthy();
    expect(screen.getByText(/3 people were added before/)).toBeTruthy();
  });
});

describe('the export of all people', () => {
  test('is saved as a CSV file, or says that it could not be [C2.225]', async () => {
    const saved = noteDownloads();
    const host = await openPeople([noor], {
      exportPeople: () => ({ bytes: new Blob(['name']), mediaType: 'text/csv' }),
    });
    await press('Export as CSV');
    await waitFor(() => expect(saved[0]).toMatch(/^people-\d{4}-\d\d-\d\d\.csv$/));
    expect(host.http.requestsOf('exportPeople')).toEqual([{ query: { language: 'en' } }]);
    host.http.answer({ exportPeople: failWith(new StatusError(500, {})) });
    await press('Export as CSV');
    await waitFor(() => expect(host.dialogs.notes).toEqual(['The file could not be created']));
  });
});
