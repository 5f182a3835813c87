import {
  isLocalHost,
  type ProviderChange,
  type ProviderSettings,
} from '@leeszaal/shared-contracts';
import { HttpError } from '../../errors/http-error.ts';
import type { StoredProvider } from '../store/provider-store.ts';

/** Where a secret is sent, and how it is protected on the way. */
function destinationOf(settings: ProviderSettings): string {
  switch (settings.kind) {
    case 'oidc':
      return settings.issuer;
    case 'ldap':
      return JSON.stringify([settings.address, settings.startTls, settings.authorities]);
    case 'saml':
      return '';
  }
}

/** The addresses that this server or the browser is sent to. */
function addressesOf(settings: ProviderSettings): readonly string[] {
  switch (settings.kind) {
    case 'oidc':
      return [settings.issuer];
    case 'ldap':
      return [settings.address];
    case 'saml':
      return [settings.signInAddress, settings.signOutAddress].filter(Boolean);
  }
}

const isLocal = (address: string): boolean => isLocalHost(new URL(address).hostname);

/**
 * Refuses a change that cannot work, that would send a stored secret to another place, or that leads to this machine
 * from a portal that is not there for trials only: administrators of a library are no operators of the server.
 *
 * @param before undefined: the provider is a new one
 * @throws 422
 */
export function checkChange(
  { settings, secret }: ProviderChange,
  before: StoredProvider | undefined,
  portalUrl: string,
): void {
  if (!isLocal(portalUrl) && addressesOf(settings).some(isLocal)) {
    throw new HttpError(422, 'The address is one of the server itself');
  }
  const kept = before?.secret ?? '';
  const hasMoved =
    before !== undefined && destinationOf(before.settings) !== destinationOf(settings);
  if (hasMoved && kept !== '' && secret === undefined) {
    throw new HttpError(422, 'At another address the secret has to be entered again');
  }
  if (settings.kind === 'ldap' && settings.bindDn !== '' && (secret ?? kept) === '') {
    throw new HttpError(422, 'The account that searches has no password');
  }
}
