import { afterEach, describe, expect, test } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { leaveAdministration } from '../../testing/open-administration.ts';
import { dialog, field, fill, openNew, openSignIn } from '../../testing/open-sign-in.ts';
import { metadataOf } from '../../testing/saml-metadata.ts';

afterEach(leaveAdministration);

const METADATA = /^Metadata of the provider/;
const ID = 'https://idp.example.org/shibboleth';
const openForm = async () => {
  const host = await openSignIn([]);
  await openNew(/SAML 2\.0/);
  return host;
};
// jsdom's blobs have no `text`.
const fileOf = (text: string) =>
  Object.assign(new File([text], 'idp.xml'), { text: async () => text });
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText('File of metadata'), { target: { files: [file] } });
const filled = () => ({
  entityId: field(/^Entity ID/).value,
  signIn: field(/^Sign-in address/).value,
  signOut: field(/^Sign-out address/).value,
  certificates: field(/^Certificates/).value.slice(0, 27),
});
const PROVIDER = {
  entityId: ID,
  signIn: 'https://idp.example.org/sso?a=1&b=2',
  signOut: 'https://idp.example.org/slo',
  certificates: '-----BEGIN CERTIFICATE-----',
};

describe('metadata in the form', () => {
  test('fills in the fields when it is pasted, and says so [C2.233]', async () => {
    await openForm();
    await fill(METADATA, metadataOf(ID));
    expect(filled()).toEqual(PROVIDER);
    const said = dialog().getByText('Entity ID, addresses and 1 certificate were filled in');
    expect(said.closest('output')).toBeTruthy();
  });

  test('fills in the fields when its file is chosen; what is typed meanwhile stays [C2.233]', async () => {
    await openForm();
    choose(fileOf(metadataOf(ID)));
    await fill(/^Name/, 'Federation');
    await waitFor(() => expect(filled()).toEqual(PROVIDER));
    expect(field(/^Name/).value).toBe('Federation');
  });

  test('that cannot be used leaves the fields, and says why until it is removed [C5.30]', async () => {
    await openForm();
    await fill(/^Entity ID/, 'typed');
    await fill(METADATA, 'rubbish');
    expect(dialog().getByRole('alert').textContent).toMatch(/This is not metadata in XML/);
    expect(field(METADATA).getAttribute('aria-invalid')).toBe('true');
    expect(field(/^Entity ID/).value).toBe('typed');
    await fill(METADATA, ' ');
    expect(dialog().queryByRole('alert')).toBeNull();
    choose(Object.assign(fileOf(''), { text: () => Promise.reject(new Error('gone')) }));
    expect((await dialog().findByRole('alert')).textContent).toMatch(/This is not metadata/);
  });
});
