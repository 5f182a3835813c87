import type { ProviderAddresses } from '../provider.contract.ts';
import { CIPHER_NAMES, KEY_TRANSPORT } from './xml/decrypt-element.ts';
import { escapeXml } from './xml/saml-xml.ts';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const SIGNATURE = 'http://www.w3.org/2000/09/xmldsig#';
const PROTOCOL = 'urn:oasis:names:tc:SAML:2.0:protocol';
const BINDINGS = 'urn:oasis:names:tc:SAML:2.0:bindings:';

const keyDescriptor = (use: string, certificate: string, methods: readonly string[]): string => {
  const base64 = certificate.replaceAll(/-----[^-]+-----|\s+/g, '');
  const key = `<ds:X509Data><ds:X509Certificate>${base64}</ds:X509Certificate></ds:X509Data>`;
  const accepted = methods.map((method) => `<md:EncryptionMethod Algorithm="${method}"/>`).join('');
  return `<md:KeyDescriptor use="${use}"><ds:KeyInfo>${key}</ds:KeyInfo>${accepted}</md:KeyDescriptor>`;
};

/**
 * The metadata of the portal as a service provider.
 *
 * @param certificate with which it signs and to which is encrypted, in PEM; undefined: none
 */
export function serviceMetadata(
  { metadata, answer, signOut }: ProviderAddresses,
  certificate: string | undefined,
): string {
  const keys =
    certificate === undefined
      ? ''
      : keyDescriptor('signing', certificate, []) +
        keyDescriptor('encryption', certificate, [...CIPHER_NAMES, KEY_TRANSPORT]);
  const protocol = `protocolSupportEnumeration="${PROTOCOL}"`;
  const wants = `AuthnRequestsSigned="${certificate !== undefined}" WantAssertionsSigned="true"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<md:EntityDescriptor xmlns:md="${METADATA}" xmlns:ds="${SIGNATURE}" entityID="${escapeXml(metadata)}">`,
    `<md:SPSSODescriptor ${protocol} ${wants}>`,
    keys,
    `<md:SingleLogoutService Binding="${BINDINGS}HTTP-Redirect" Location="${escapeXml(signOut)}"/>`,
    `<md:AssertionConsumerService index="0" isDefault="true" Binding="${BINDINGS}HTTP-POST" Location="${escapeXml(answer)}"/>`,
    '</md:SPSSODescriptor></md:EntityDescriptor>',
    '',
  ].join('\n');
}
