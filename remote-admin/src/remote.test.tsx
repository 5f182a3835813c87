import { afterEach, describe, expect, test } from '@jest/globals';
import {
  createFakeHost,
  describeRemoteContract,
  type FakeHost,
} from '@leeszaal/shared-contracts/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const load = async () => (await import('./remote.ts')).default;

describeRemoteContract('Administration', load, {
  screens: [{ path: '/admin', session: { role: 'admin' } }],
});

let leave: () => Promise<void> = async () => undefined;
afterEach(() => leave());

async function open(settings: object, answers: object = {}): Promise<FakeHost> {
  const host = createFakeHost({ path: '/admin', library: { settings }, answers });
  const element = document.createElement('main');
  document.body.append(element);
  const handle = await (await load()).mount(element, host.context);
  host.connect(handle);
  leave = async () => {
    await act(() => handle.unmount('navigate'));
    element.remove();
    host.dispose();
  };
  return host;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const sent = (host: FakeHost) =>
  host.http.calls
    .filter(({ name }) => name === 'saveSettings')
    .map(({ request }) => (request as { body: object }).body);

describe('the settings of a library', () => {
  test('what is in force is shown, and there is nothing to save', async () => {
    await open({ defaultLanguage: 'de', showCopyDocuments: false });
    expect(screen.getByText('Library One')).toBeTruthy();
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('de');
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect((screen.getByLabelText('Default sort field') as HTMLSelectElement).value).toBe('score');
    expect(screen.getByRole('checkbox', { name: 'Show copy documents' })).toHaveProperty(
      'checked',
      false,
    );
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  });

  test('only what was changed is sent; what is put back is no change', async () => {
    const host = await open({ defaultLanguage: 'de' }, { saveSettings: () => ({}) });
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    const copies = screen.getByRole('checkbox', { name: 'Show copy documents' });
    await userEvent.click(copies);
    await userEvent.click(copies);
    await press('Save');
    await waitFor(() => expect(sent(host)).toEqual([{ defaultLanguage: 'en' }]));
    expect(host.reloads).toEqual(['settings']);
  });

  test('Cancel discards the changes', async () => {
    const host = await open({ defaultLanguage: 'de' });
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await press('Cancel');
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('de');
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(sent(host)).toEqual([]);
  });

  test('what cannot be saved is logged, and the changes stay', async () => {
    const host = await open(
      { defaultLanguage: 'de' },
      {
        saveSettings: () => {
          throw new Error('down');
        },
      },
    );
    await userEvent.selectOptions(screen.getByLabelText('Default language'), 'English');
    await press('Save');
    await waitFor(() =>
      expect(host.events.map(({ name }) => name)).toContain('settings-not-saved'),
    );
    expect((screen.getByLabelText('Default language') as HTMLSelectElement).value).toBe('en');
    expect(screen.getByRole('button', { name: 'Save' })).toBeTruthy();
  });

  test('fields are added up to five, moved, taken off; an outdated one says so', async () => {
    const host = await open(
      { defaultAdvancedSearchFields: ['title', 'colour', 'isbn', 'authors'] },
      { saveSettings: () => ({}) },
    );
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect(
      screen.getAllByRole('button', { name: 'this value is not supported (anymore)' }),
    ).toHaveLength(1);
    await press('Add field');
    const list = within(screen.getByRole('list'));
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await press('Add field');
    expect(list.getAllByRole('listitem')).toHaveLength(5);
    await press('Move ISBN up');
    await press('Take colour off the list');
    await press('Save');
    await waitFor(() =>
      expect(sent(host)).toEqual([
        { defaultAdvancedSearchFields: ['title', 'isbn', 'authors', 'title'] },
      ]),
    );
  });

  test('an outdated stored value is shown as what it is', async () => {
    await open({ defaultSearchContext: 'everything' });
    await userEvent.click(screen.getByRole('tab', { name: 'Search' }));
    expect(screen.getByText('this value is not supported (anymore)')).toBeTruthy();
    expect((screen.getByLabelText('Default search context') as HTMLSelectElement).value).toBe(
      'everything',
    );
  });

  test('a logo needs a file of a known type', async () => {
    const host = await open({});
    await press('Upload');
    expect(screen.getByText('No file selected')).toBeTruthy();
    const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
    await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Logo file'), file);
    await press('Upload');
    expect(screen.getByText(/\.bmp, \.jpg, \.jpeg, \.png or \.gif/)).toBeTruthy();
    expect(host.http.calls.map(({ name }) => name)).not.toContain('uploadLogo');
  });
});
