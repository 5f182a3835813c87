import { describe, expect, test } from '@jest/globals';
import { CERTIFICATE, key, metadataOf, service } from '../../testing/saml-metadata.ts';
import { METADATA_LIMIT, readMetadata } from './read-metadata.ts';

const ID = 'https://idp.example.org/shibboleth';
const MD = 'xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"';
const PEM = [
  '-----BEGIN CERTIFICATE-----',
  CERTIFICATE.slice(0, 64),
  CERTIFICATE.slice(64),
  '-----END CERTIFICATE-----',
].join('\n');
const read = (text: string) => {
  const result = readMetadata(text);
  if (result.kind !== 'read') throw new Error(result.fault);
  return result;
};

describe('the metadata of a SAML provider', () => {
  test('has entity id, addresses for HTTP-Redirect, and certificates for signatures [C2.233]', () => {
    const text = `\uFEFF\n<?xml version="1.0" encoding="UTF-8"?>${metadataOf(ID)}\n`;
    expect(read(text)).toEqual({
      kind: 'read',
      certificates: 1,
      metadata: {
        entityId: ID,
        signInAddress: 'https://idp.example.org/sso?a=1&b=2',
        signOutAddress: 'https://idp.example.org/slo',
        certificates: PEM,
      },
    });
  });

  test('may have no address for signing out [C2.233]', () => {
    expect(read(metadataOf(ID, { signOut: '' })).metadata.signOutAddress).toBe('');
    const post = service('SingleLogoutService', 'HTTP-POST', 'https://idp.example.org/slo');
    expect(read(metadataOf(ID, { signOut: post })).metadata.signOutAddress).toBe('');
  });

  test('has each certificate once; a key without a use is for signatures [C2.233]', () => {
    const keys = [key(CERTIFICATE), key(CERTIFICATE, 'signing'), key('BBBB', 'signing')].join('');
    const { certificates, metadata } = read(metadataOf(ID, { keys }));
    expect(certificates).toBe(2);
    expect(metadata.certificates).toBe(
      `${PEM}\n-----BEGIN CERTIFICATE-----\nBBBB\n-----END CERTIFICATE-----`,
    );
  });

  test('may be in a list of one provider beside services [C2.233]', () => {
    const portal = `<md:EntityDescriptor entityID="sp"><md:SPSSODescriptor/></md:EntityDescriptor>`;
    const text = `<md:EntitiesDescriptor ${MD}>${portal}${metadataOf(ID)}</md:EntitiesDescriptor>`;
    expect(read(text).metadata.entityId).toBe(ID);
  });

  test.each([
    ['large', ' '.repeat(METADATA_LIMIT + 1)],
    ['doctype', `<!DOCTYPE a [<!ENTITY b "c">]>${metadataOf('&b;')}`],
    ['doctype', `<!doctype html><html></html>`],
    ['unreadable', 'https://idp.example.org/metadata'],
    ['unreadable', metadataOf(ID).slice(0, -5)],
    ['no-provider', '<html xmlns="http://www.w3.org/1999/xhtml"/>'],
    ['no-provider', `<md:EntityDescriptor ${MD}><md:SPSSODescriptor/></md:EntityDescriptor>`],
    ['no-provider', metadataOf('')],
    [
      'several-providers',
      `<md:EntitiesDescriptor ${MD}>${metadataOf(ID)}${metadataOf('b')}</md:EntitiesDescriptor>`,
    ],
    ['no-redirect', metadataOf(ID, { signIn: '' })],
    ['no-certificate', metadataOf(ID, { keys: key('ENCR', 'encryption') })],
    ['no-certificate', metadataOf(ID, { keys: key('not base64!') })],
  ])('is refused: %s [C5.30]', (fault, text) => {
    expect(readMetadata(text)).toEqual({ kind: 'faulty', fault });
  });
});
