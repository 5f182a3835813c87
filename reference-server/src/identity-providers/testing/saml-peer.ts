import { randomUUID, sign } from 'node:crypto';
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { SamlSettings } from '@leeszaal/shared-contracts';
import { Constants, IdentityProvider, ServiceProvider, setSchemaValidator } from 'samlify';
import type { ProviderAddresses, ProviderAnswer } from '../provider.contract.ts';
import type { SamlKeyPair } from '../saml/keys/make-key-pair.ts';
import { NAME_ID_FORMATS, type ResponseValues, writeResponse } from './saml-response.ts';

// samlify checks no schema unless it is told how; the tests write messages that break it.
setSchemaValidator({ validate: async () => 'not checked' });

const { data, key } = Constants.algorithms.encryption;
/** How the peer can encrypt an assertion. */
export const ENCRYPTIONS = {
  gcm: { dataEncryptionAlgorithm: data.AES_128_GCM, keyEncryptionAlgorithm: key.RSA_OAEP_MGF1P },
  cbc: { dataEncryptionAlgorithm: data.AES_256, keyEncryptionAlgorithm: key.RSA_OAEP_MGF1P },
} as const;

const { RSA_SHA1, RSA_SHA256, RSA_SHA512 } = Constants.algorithms.signature;
/** The algorithms with which the peer can sign. */
export const SIGNATURES = { sha1: RSA_SHA1, sha256: RSA_SHA256, sha512: RSA_SHA512 } as const;

/** How the peer signs a response. */
export interface Signing {
  readonly assertion?: boolean;
  readonly response?: boolean;
  readonly algorithm?: keyof typeof SIGNATURES;
  /** Default: not encrypted. */
  readonly encryption?: keyof typeof ENCRYPTIONS;
  /** For which certificate is encrypted, in PEM; default: the portal's own. */
  readonly encryptFor?: string;
  /** With which key; default: the peer's own. */
  readonly keyPair?: SamlKeyPair;
}

const bare = (certificate: string) => certificate.replaceAll(/-----[^-]+-----|\s/g, '');

/** The query of an address, as it is on the wire. */
export const rawQuery = (address: string): string => address.slice(address.indexOf('?') + 1);

/** The XML of a message in the query of an address. */
export function messageIn(address: string): string {
  const query = new URL(address).searchParams;
  const message = query.get('SAMLRequest') ?? query.get('SAMLResponse') ?? '';
  return inflateRawSync(Buffer.from(message, 'base64')).toString();
}

/** The form of a browser that brings a response. */
export const formOf = (xml: string): ProviderAnswer => ({
  query: {},
  form: { SAMLResponse: Buffer.from(xml).toString('base64'), RelayState: 'state' },
});

/** The options of a peer. */
export interface SamlPeerOptions {
  readonly addresses: ProviderAddresses;
  readonly keyPair: SamlKeyPair;
  /** The metadata of the portal. */
  readonly metadata: string;
}

/** A SAML provider of another maker (samlify), in the process of the test. */
export function createSamlPeer({ addresses, keyPair: ownKeys, metadata }: SamlPeerOptions) {
  const entityId = 'https://idp.example/metadata';
  const signInAddress = 'https://idp.example/sso?tenant=a';
  const signOutAddress = 'https://idp.example/slo';

  const settings: SamlSettings = {
    kind: 'saml',
    ...{ entityId, signInAddress, signOutAddress },
    certificates: ownKeys.certificate,
    subjectAttribute: '',
    nameAttribute: 'displayName',
    emailAttribute: 'mail',
  };

  const providerWith = ({ algorithm = 'sha256', encryption, keyPair = ownKeys }: Signing) =>
    IdentityProvider({
      entityID: entityId,
      privateKey: keyPair.privateKey,
      signingCert: bare(keyPair.certificate),
      requestSignatureAlgorithm: SIGNATURES[algorithm],
      wantAuthnRequestsSigned: true,
      wantLogoutRequestSigned: true,
      wantLogoutResponseSigned: true,
      isAssertionEncrypted: encryption !== undefined,
      ...(encryption && ENCRYPTIONS[encryption]),
      singleSignOnService: [
        { Binding: Constants.namespace.binding.redirect, Location: signInAddress },
      ],
      singleLogoutService: [
        { Binding: Constants.namespace.binding.redirect, Location: signOutAddress },
      ],
      loginResponseTemplate: { context: '', attributes: [] },
    });

  const metadataFor = ({ assertion = true, encryptFor }: Signing) => {
    const wanted = metadata.replace(
      /WantAssertionsSigned="\w+"/,
      `WantAssertionsSigned="${assertion}"`,
    );
    if (encryptFor === undefined) return wanted;
    return wanted.replace(
      /(use="encryption">.*?<ds:X509Certificate>)[^<]*/s,
      `$1${bare(encryptFor)}`,
    );
  };

  const portalWith = (signing: Signing) =>
    ServiceProvider({
      metadata: metadataFor(signing),
      wantMessageSigned: signing.response ?? false,
      wantLogoutRequestSigned: true,
      wantLogoutResponseSigned: true,
    });

  const signResponse = async (xml: string, signing: Signing = {}): Promise<string> => {
    if (signing.assertion === false && signing.response !== true) return xml;
    const { context } = await providerWith(signing).createLoginResponse(
      portalWith(signing),
      { extract: {} },
      'post',
      {},
      { customTagReplacement: () => ({ id: '', context: xml }) },
    );
    return Buffer.from(context, 'base64').toString();
  };

  const valuesFor = (request: string, now: number): ResponseValues => ({
    issuer: entityId,
    responseIssuer: entityId,
    destination: addresses.answer,
    responseInResponseTo: request,
    status: ['Success'],
    statusMessage: '',
    nameId: 'person-1',
    nameIdFormat: NAME_ID_FORMATS.persistent,
    nameQualifier: entityId,
    method: 'bearer',
    recipient: addresses.answer,
    inResponseTo: request,
    audience: addresses.metadata,
    notBefore: now - 5,
    notOnOrAfter: now + 300,
    confirmedUntil: now + 300,
    sessionIndex: 'session-1',
    sessionEnd: now + 3600,
    attributes: [
      { name: 'displayName', values: ['Ada Reader'] },
      {
        name: 'urn:oid:0.9.2342.19200300.100.1.3',
        friendlyName: 'mail',
        values: ['ada@library.example'],
      },
      { name: 'groups', values: ['staff', 'readers &amp; writers'] },
    ],
    assertionId: `_${randomUUID()}`,
  });

  return {
    settings,
    signResponse,

    /** Reads a request to sign in, as samlify verifies it. @returns the id and the way back */
    async readSignIn(address: string) {
      const query = Object.fromEntries(new URL(address).searchParams);
      const octetString = rawQuery(address)
        .replace(/^tenant=a&/, '')
        .replace(/&Signature=.*$/, '');
      const { extract } = await providerWith({}).parseLoginRequest(portalWith({}), 'redirect', {
        query,
        octetString,
      });
      return extract;
    },

    /** Writes and signs a response to a request. */
    respond(
      { request, now = Date.now() / 1000 }: { readonly request: string; readonly now?: number },
      values: Partial<ResponseValues> = {},
      signing: Signing = {},
    ): Promise<string> {
      return signResponse(writeResponse({ ...valuesFor(request, now), ...values }, now), signing);
    },

    valuesFor,

    /** A request to sign out, as samlify makes it. @returns the raw query */
    askSignOut({
      relayState,
      sessionIndex,
    }: {
      relayState?: string;
      sessionIndex: string;
    }): string {
      const { context } = providerWith({}).createLogoutRequest(
        portalWith({}),
        'redirect',
        { logoutNameID: 'person-1', sessionIndex },
        relayState === undefined ? {} : { relayState },
      );
      return rawQuery(context);
    },

    /** Reads a request or an answer to sign out, as samlify verifies it. */
    readSignOut(address: string, kind: 'request' | 'response') {
      const query = Object.fromEntries(new URL(address).searchParams);
      const octetString = rawQuery(address).replace(/&Signature=.*$/, '');
      const [peer, portal] = [providerWith({}), portalWith({})];
      const message = { query, octetString };
      return kind === 'request'
        ? peer.parseLogoutRequest(portal, 'redirect', message)
        : peer.parseLogoutResponse(portal, 'redirect', message);
    },

    /** A signed query with any message. @returns the raw query */
    signQuery(xml: string, { algorithm = 'sha256', keyPair = ownKeys }: Signing = {}): string {
      const message = encodeURIComponent(deflateRawSync(xml).toString('base64'));
      const signed = `SAMLRequest=${message}&SigAlg=${encodeURIComponent(SIGNATURES[algorithm])}`;
      const signature = sign(algorithm, Buffer.from(signed), keyPair.privateKey).toString('base64');
      return `${signed}&Signature=${encodeURIComponent(signature)}`;
    },
  };
}
