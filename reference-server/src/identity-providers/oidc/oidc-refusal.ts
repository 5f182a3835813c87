import * as client from 'openid-client';
import { ProviderRefusal, type RefusalReason } from '../provider.contract.ts';

/** Errors of an authorization response that the person or the provider's rules caused. */
const DENIALS = new Set([
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
]);

/** Errors of a token response that the settings caused. */
const SETTINGS = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_grant_type',
  'invalid_scope',
  'invalid_request',
]);

/** Codes of answers that are no answers of OpenID Connect. */
const NO_PROVIDER = new Set([
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
  'OAUTH_PARSE_ERROR',
]);

/** An error and its causes, from the outside in. They are told by their shape: they may come from another realm. */
function chainOf(error: unknown): readonly Pick<Error, 'name' | 'message'>[] {
  if (typeof error !== 'object' || error === null || !('message' in error)) return [];
  const { name, message, cause } = error as Error;
  return [{ name, message }, ...chainOf(cause)];
}

const isUnreachable = (chain: readonly Pick<Error, 'name' | 'message'>[]): boolean =>
  chain.some(({ name, message }) => name === 'TypeError' && message === 'fetch failed');

/** The error that the provider names, if it names one. */
function namedError(error: unknown): { readonly name: string; readonly text?: string } | undefined {
  if (
    error instanceof client.AuthorizationResponseError ||
    error instanceof client.ResponseBodyError
  ) {
    const { error: name, error_description: text } = error;
    return { name, ...(text !== undefined && { text }) };
  }
  if (!(error instanceof client.WWWAuthenticateChallengeError)) return undefined;
  const [challenge] = error.cause;
  const { error: name = 'unauthorized', error_description: text } = challenge?.parameters ?? {};
  return { name, ...(text !== undefined && { text }) };
}

function reasonOf(
  error: unknown,
  chain: readonly Pick<Error, 'name' | 'message'>[],
): RefusalReason {
  if (error instanceof client.AuthorizationResponseError) {
    return DENIALS.has(error.error) ? 'denied' : 'misconfigured';
  }
  if (error instanceof client.ResponseBodyError) {
    return SETTINGS.has(error.error) ? 'misconfigured' : 'invalid';
  }
  if (error instanceof client.WWWAuthenticateChallengeError) return 'misconfigured';
  if (isUnreachable(chain)) return 'unreachable';
  if (!(error instanceof client.ClientError)) return 'invalid';
  if (error.code === 'OAUTH_TIMEOUT' || error.code === 'OAUTH_ABORT') return 'unreachable';
  return NO_PROVIDER.has(error.code ?? '') ? 'misconfigured' : 'invalid';
}

const LONGEST = 500;

/** Turns an error of the library into a refusal. Other refusals stay as they are. */
export function toOidcRefusal(error: unknown): ProviderRefusal {
  if (error instanceof ProviderRefusal) return error;
  const chain = chainOf(error);
  const named = namedError(error);
  const messages =
    named === undefined ? chain.map(({ message }) => message) : [named.name, named.text ?? ''];
  const message = [...new Set(messages.filter((text) => text !== ''))].join(': ').slice(0, LONGEST);
  return new ProviderRefusal(reasonOf(error, chain), message, { cause: error });
}
