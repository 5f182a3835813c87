import { afterEach, expect, test } from '@jest/globals';
import { StatusError } from '@leeszaal/shared-contracts';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import {
  leaveAdministration,
  openAdministration as open,
  press,
} from '../testing/open-administration.ts';

afterEach(leaveAdministration);

test('a logo needs a file of a known type [C5.15]', async () => {
  const host = await open({});
  await press('Upload');
  expect(screen.getByText('No file selected')).toBeTruthy();
  const file = new File(['<svg/>'], 'logo.svg', { type: 'image/svg+xml' });
  await userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText('Logo file'), file);
  await press('Upload');
  expect(screen.getByText(/\.bmp, \.jpg, \.jpeg, \.png or \.gif/)).toBeTruthy();
  expect(host.http.calls.map(({ name }) => name)).not.toContain('uploadLogo');
});

test('a logo is shown before it is taken, and as it stands then [C2.191 C7.3 C9.24]', async () => {
  const host = await open({}, { uploadLogo: () => undefined });
  const file = new File(['GIF89a'], 'ours.gif', { type: 'image/gif' });
  await userEvent.upload(screen.getByLabelText('Logo file'), file);
  expect(screen.getByText('ours.gif')).toBeTruthy();
  expect(screen.getByRole('img', { name: 'New logo' })).toBeTruthy();
  expect(host.http.calls).toEqual([]);
  await press('Upload');
  await waitFor(() => expect(host.reloads).toEqual(['settings']));
  const [request] = host.http.requestsOf('uploadLogo');
  expect(request?.body.get('logo-file')).toEqual(file);
  expect(screen.queryByText('ours.gif')).toBeNull();
});

test('a file that holds no picture shows none, and what is said against it goes with it [C5.17]', async () => {
  const message = /The file type is not supported: use .bmp/;
  const refuse = () => {
    throw new StatusError(415, { message: 'words of the server, which speaks English' });
  };
  const host = await open({}, { uploadLogo: refuse });
  const input = screen.getByLabelText('Logo file');
  const choose = (name: string) =>
    userEvent.upload(input, new File(['no picture'], name, { type: 'image/png' }));
  await choose('first.png');
  fireEvent.error(screen.getByRole('img', { name: 'New logo' }));
  expect(screen.queryByRole('img', { name: 'New logo' })).toBeNull();
  await press('Upload');
  expect(await screen.findByText(message)).toBeTruthy();
  act(() => host.change({ kind: 'language', language: 'de' }));
  expect(await screen.findByText(/Dieser Dateityp/)).toBeTruthy();
  await choose('second.png');
  expect(screen.queryByText(/Dieser Dateityp/)).toBeNull();
});

test('a logo that cannot be had is logged, is no missing one, and can be deleted [C2.191 C8.14]', async () => {
  const host = await open({ logo: true }, { deleteLogo: () => undefined });
  await waitFor(() => expect(host.events.map(({ name }) => name)).toEqual(['logo-not-loaded']));
  expect(screen.queryByText('There is no logo')).toBeNull();
  await press('Delete logo');
  await waitFor(() => expect(host.reloads).toEqual(['settings']));
  // The button is removed: the focus moves to its neighbour.
  const choose = screen.getByRole('button', { name: 'Choose an image' });
  await waitFor(() => expect(document.activeElement).toBe(choose));
  act(() =>
    host.change({ kind: 'library', library: { settings: {}, modules: [], bookshelves: [] } }),
  );
  expect(screen.getByText('There is no logo')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Delete logo' })).toBeNull();
});
