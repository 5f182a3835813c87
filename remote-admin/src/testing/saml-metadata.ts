/** Parts of a SAML provider's metadata, to leave out or to replace. */
interface MetadataParts {
  readonly signIn?: string;
  readonly signOut?: string;
  readonly keys?: string;
}

const BINDINGS = 'urn:oasis:names:tc:SAML:2.0:bindings';

/** The base64 of a certificate, longer than a line of PEM. */
export const CERTIFICATE = `MIIC${'A'.repeat(70)}==`;

/** A service with a binding. */
export const service = (name: string, binding: string, address: string): string =>
  `<md:${name} Binding="${BINDINGS}:${binding}" Location="${address}"/>`;

/** A key of the provider. */
export const key = (certificate: string, use = ''): string =>
  `<md:KeyDescriptor${use && ` use="${use}"`}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>
    ${certificate}
  </ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`;

/** The metadata of a provider. */
export const metadataOf = (entityId: string, parts: MetadataParts = {}): string => {
  const {
    signIn = service('SingleSignOnService', 'HTTP-POST', 'https://idp.example.org/post') +
      service('SingleSignOnService', 'HTTP-Redirect', 'https://idp.example.org/sso?a=1&amp;b=2'),
    signOut = service('SingleLogoutService', 'HTTP-Redirect', 'https://idp.example.org/slo'),
    keys = key(CERTIFICATE, 'signing') + key('ENCR', 'encryption'),
  } = parts;
  return `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata"
    xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="${entityId}">
    <md:IDPSSODescriptor protocolSupportEnumeration="urn:oasis:names:tc:SAML:2.0:protocol">
      ${keys}${signOut}${signIn}
    </md:IDPSSODescriptor>
  </md:EntityDescriptor>`;
};
