import { randomUUID } from 'node:crypto';
import samlify from 'samlify';
import { generate } from 'selfsigned';
import type { PeerSession, SamlPerson } from './peer-person.ts';

const { Constants, IdentityProvider, SamlLib, ServiceProvider, setSchemaValidator } = samlify;

// samlify checks no schema unless it is told how.
setSchemaValidator({ validate: async () => 'not checked' });

const PERSISTENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent';
const LIFE_MS = 300_000;

const AUTHN_STATEMENT = [
  '<saml:AuthnStatement AuthnInstant="{IssueInstant}" SessionIndex="{SessionIndex}">',
  '<saml:AuthnContext><saml:AuthnContextClassRef>',
  'urn:oasis:names:tc:SAML:2.0:ac:classes:PasswordProtectedTransport',
  '</saml:AuthnContextClassRef></saml:AuthnContext></saml:AuthnStatement>',
].join('');

/** The attributes of a person, each with its tag in the template. */
const ATTRIBUTES = { displayName: 'name', mail: 'email', groups: 'group' } as const;

const attribute = ([name, valueTag]: readonly [string, string]) => ({
  ...{ name, valueTag, valueXsiType: 'xs:string' },
  nameFormat: 'urn:oasis:names:tc:SAML:2.0:attrname-format:basic',
});

/** A request or a response of the portal in the query of an address. */
export interface PortalMessage {
  readonly id: string;
  readonly relayState: string;
}

/** The messages of a provider to one portal. */
export interface SamlMessages {
  /** The metadata of the provider. */
  readonly metadata: string;
  /**
   * Verifies a message of the portal.
   *
   * @param rawQuery as it was on the wire, since the signature is of its bytes
   * @throws Error for a wrong signature
   */
  read(kind: 'sign-in' | 'sign-out' | 'signed-out', rawQuery: string): Promise<PortalMessage>;
  /** Writes a signed response to a request to sign in. @returns the fields and the target of a form */
  answerSignIn(
    { id, relayState }: PortalMessage,
    session: PeerSession,
    person: SamlPerson,
  ): Promise<{ readonly target: string; readonly fields: Readonly<Record<string, string>> }>;
  /** The address that answers a request to sign out. */
  answerSignOut({ id, relayState }: PortalMessage): string;
  /** The address that asks the portal to sign out a session. */
  askSignOut({ login, index }: PeerSession): string;
}

/**
 * Creates the messages of a provider with a key of its own.
 *
 * @param origin of the provider
 * @param portalMetadata read for each message
 */
export async function createSamlMessages(
  origin: string,
  portalMetadata: () => string,
): Promise<SamlMessages> {
  const keys = await generate([{ name: 'commonName', value: 'provider' }], { algorithm: 'sha256' });
  const { redirect } = Constants.namespace.binding;
  const provider = IdentityProvider({
    entityID: `${origin}/metadata`,
    privateKey: keys.private,
    signingCert: keys.cert.replaceAll(/-----[^-]+-----|\s/g, ''),
    requestSignatureAlgorithm: Constants.algorithms.signature.RSA_SHA256,
    ...{ wantAuthnRequestsSigned: true, wantLogoutRequestSigned: true },
    wantLogoutResponseSigned: true,
    nameIDFormat: [PERSISTENT],
    singleSignOnService: [{ Binding: redirect, Location: `${origin}/sso` }],
    singleLogoutService: [{ Binding: redirect, Location: `${origin}/slo` }],
    loginResponseTemplate: {
      context: SamlLib.defaultLoginResponseTemplate.context.replace(
        '{AuthnStatement}',
        AUTHN_STATEMENT,
      ),
      attributes: Object.entries(ATTRIBUTES).map(attribute),
    },
  });
  const portal = () =>
    ServiceProvider({
      metadata: portalMetadata(),
      ...{ wantLogoutRequestSigned: true, wantLogoutResponseSigned: true },
    });

  const answerAddress = () => String(portal().entityMeta.getAssertionConsumerService('post'));

  function write(template: string, request: string, session: PeerSession, person: SamlPerson) {
    const target = answerAddress();
    const [now, end] = [0, LIFE_MS].map((later) => new Date(Date.now() + later).toISOString());
    const id = `_${randomUUID()}`;
    const values = {
      ...{ ID: id, AssertionID: `_${randomUUID()}`, Issuer: provider.entityMeta.getEntityID() },
      ...{ IssueInstant: now, ConditionsNotBefore: now, ConditionsNotOnOrAfter: end },
      ...{ SubjectConfirmationDataNotOnOrAfter: end, InResponseTo: request },
      ...{
        Destination: target,
        SubjectRecipient: target,
        Audience: portal().entityMeta.getEntityID(),
      },
      ...{ NameIDFormat: PERSISTENT, NameID: session.login, SessionIndex: session.index },
      StatusCode: Constants.StatusCode.Success,
      ...{ attrName: person.name, attrEmail: person.email, attrGroup: person.group },
    };
    return { id, context: SamlLib.replaceTagsByValue(template, values) };
  }

  return {
    metadata: provider.getMetadata(),
    async read(kind, rawQuery) {
      const query = Object.fromEntries(new URLSearchParams(rawQuery));
      const message = { query, octetString: rawQuery.replace(/&Signature=.*$/, '') };
      const { extract } = await {
        'sign-in': () => provider.parseLoginRequest(portal(), 'redirect', message),
        'sign-out': () => provider.parseLogoutRequest(portal(), 'redirect', message),
        'signed-out': () => provider.parseLogoutResponse(portal(), 'redirect', message),
      }[kind]();
      return { id: String(extract.request?.['id']), relayState: query['RelayState'] ?? '' };
    },
    async answerSignIn({ id, relayState }, session, person) {
      const { context } = await provider.createLoginResponse(
        portal(),
        { extract: {} },
        'post',
        {},
        { customTagReplacement: (template) => write(template, id, session, person) },
      );
      return { target: answerAddress(), fields: { SAMLResponse: context, RelayState: relayState } };
    },
    answerSignOut: ({ id, relayState }) =>
      provider.createLogoutResponse(portal(), { extract: { request: { id } } }, 'redirect', {
        relayState,
      }).context,
    askSignOut: ({ login, index }) =>
      provider.createLogoutRequest(portal(), 'redirect', {
        logoutNameID: login,
        sessionIndex: index,
      }).context,
  };
}
