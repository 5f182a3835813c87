import { sign, verify } from 'node:crypto';
import { promisify } from 'node:util';
import { deflateRaw, inflateRaw } from 'node:zlib';
import { invalid, misconfigured, quoted } from './xml/saml-refusal.ts';
import { decodeBase64, decodeXml, LONGEST_MESSAGE } from './xml/saml-xml.ts';

/* HTTP-Redirect: a message in the query of an address, signed there (SAML bindings, section 3.4). */

const compress = promisify(deflateRaw);
const decompress = promisify(inflateRaw);

const OWN_ALGORITHM = 'http://www.w3.org/2001/04/xmldsig-more#rsa-sha256';
/** The accepted algorithms and their hashes. */
const HASHES: Readonly<Record<string, string>> = {
  [OWN_ALGORITHM]: 'sha256',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha384': 'sha384',
  'http://www.w3.org/2001/04/xmldsig-more#rsa-sha512': 'sha512',
};

/** Whether a message asks or answers. */
export type MessageKind = 'SAMLRequest' | 'SAMLResponse';

const write = (parameters: readonly (readonly [string, string])[]): string =>
  parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&');

/** A message to send. */
export interface SentMessage {
  readonly kind: MessageKind;
  readonly xml: string;
  readonly relayState?: string | undefined;
}

/**
 * The address that takes a message to a provider.
 *
 * @param privateKey PEM; undefined: not signed
 */
export async function redirectAddress(
  address: string,
  { kind, xml, relayState }: SentMessage,
  privateKey: string | undefined,
): Promise<string> {
  const message = (await compress(xml)).toString('base64');
  const signed = write([
    [kind, message],
    ...(relayState === undefined ? [] : ([['RelayState', relayState]] as const)),
    ...(privateKey === undefined ? [] : ([['SigAlg', OWN_ALGORITHM]] as const)),
  ]);
  const query =
    privateKey === undefined
      ? signed
      : `${signed}&${write([['Signature', sign('sha256', Buffer.from(signed), privateKey).toString('base64')]])}`;
  return `${address}${address.includes('?') ? '&' : '?'}${query}`;
}

/** A message that arrived. */
export interface ReceivedMessage {
  readonly kind: MessageKind;
  readonly xml: string;
  readonly relayState: string | undefined;
  /**
   * Verifies the signature over the message.
   *
   * @param certificates of the provider, each in PEM
   * @throws ProviderRefusal
   */
  readonly checkSignature: (certificates: readonly string[]) => void;
}

const NAMES = ['SAMLRequest', 'SAMLResponse', 'RelayState', 'SigAlg', 'Signature', 'SAMLEncoding'];

/** The parameters as they arrived: the signature covers their own spelling. */
function rawParameters(query: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  for (const part of query.split('&')) {
    const [name = '', value = ''] = part.split(/=(.*)/s);
    if (!NAMES.includes(name)) continue;
    if (parameters.has(name)) throw invalid(`The query has ${name} twice`);
    parameters.set(name, value);
  }
  return parameters;
}

function decodeParameter(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '));
  } catch (error) {
    throw invalid('The query cannot be decoded', error);
  }
}

function checkQuerySignature(
  kind: MessageKind,
  parameters: ReadonlyMap<string, string>,
  certificates: readonly string[],
): void {
  const signature = decodeParameter(parameters.get('Signature') ?? '');
  if (signature === '') throw invalid('The SAML message has no signature');
  const algorithm = decodeParameter(parameters.get('SigAlg') ?? '');
  const hash = Object.hasOwn(HASHES, algorithm) ? HASHES[algorithm] : undefined;
  if (hash === undefined) {
    throw misconfigured(
      `The provider signs with an algorithm that is refused: ${quoted(algorithm)}`,
    );
  }
  const signed = [kind, 'RelayState', 'SigAlg']
    .filter((name) => parameters.has(name))
    .map((name) => `${name}=${parameters.get(name)}`)
    .join('&');
  const bytes = decodeBase64(signature);
  const isSigned = certificates.some((pem) => verify(hash, Buffer.from(signed), pem, bytes));
  if (!isSigned) throw invalid('The signature of the SAML message is not of the provider');
}

/**
 * Reads a message from a query.
 *
 * @param query as it arrived, without the question mark
 * @throws ProviderRefusal
 */
export async function readRedirect(query: string): Promise<ReceivedMessage> {
  const parameters = rawParameters(query);
  const [kind, other] = (['SAMLRequest', 'SAMLResponse'] as const).filter((one) =>
    parameters.has(one),
  );
  if (kind === undefined || other !== undefined) throw invalid('The query has no SAML message');
  const message = decodeBase64(decodeParameter(parameters.get(kind) ?? ''));
  const bytes = await decompress(message, { maxOutputLength: LONGEST_MESSAGE }).catch(
    (error: unknown) => {
      throw invalid('The SAML message cannot be decompressed', error);
    },
  );
  const relayState = parameters.get('RelayState');
  return {
    kind,
    xml: decodeXml(bytes),
    relayState: relayState === undefined ? undefined : decodeParameter(relayState),
    checkSignature: (certificates) => checkQuerySignature(kind, parameters, certificates),
  };
}
