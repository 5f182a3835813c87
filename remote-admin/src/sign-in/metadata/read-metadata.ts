import { createPolicy } from '@leeszaal/shared-contracts';
import { readCertificates } from './read-certificates.ts';

const METADATA = 'urn:oasis:names:tc:SAML:2.0:metadata';
const REDIRECT = 'urn:oasis:names:tc:SAML:2.0:bindings:HTTP-Redirect';

/** The maximum length of metadata, in characters; a federation's list of all providers is larger. */
export const METADATA_LIMIT = 1_000_000;

/** The metadata of a provider. */
export interface ProviderMetadata {
  readonly entityId: string;
  readonly signInAddress: string;
  /** Empty: the provider has none. */
  readonly signOutAddress: string;
  /** In PEM, one below the other. */
  readonly certificates: string;
}

/** Why metadata cannot be used. */
export type MetadataFault =
  | 'large'
  | 'doctype'
  | 'unreadable'
  | 'no-provider'
  | 'several-providers'
  | 'no-redirect'
  | 'no-certificate';

/** The result of reading metadata. */
export type ReadMetadata =
  | { readonly kind: 'read'; readonly metadata: ProviderMetadata; readonly certificates: number }
  | { readonly kind: 'faulty'; readonly fault: MetadataFault };

let policy: { createHTML(markup: string): string } | undefined;

/** Parses XML into a document of its own, where no script runs and nothing loads. Undefined: it is not well-formed. */
function parseXml(text: string): Document | undefined {
  policy ??= createPolicy('leeszaal-admin-metadata', { createHTML: (markup) => markup });
  const parsed = new DOMParser().parseFromString(policy.createHTML(text), 'application/xml');
  return parsed.getElementsByTagName('parsererror').length === 0 ? parsed : undefined;
}

const childrenOf = (element: Element, name: string): Element[] =>
  [...element.children].filter(
    ({ namespaceURI, localName }) => namespaceURI === METADATA && localName === name,
  );

const redirectOf = (role: Element, service: string): string =>
  childrenOf(role, service)
    .find((one) => one.getAttribute('Binding') === REDIRECT)
    ?.getAttribute('Location') ?? '';

const faulty = (fault: MetadataFault): ReadMetadata => ({ kind: 'faulty', fault });

/** Reads the metadata of a SAML provider. A document type, which metadata never has, could declare entities. */
export function readMetadata(text: string): ReadMetadata {
  if (text.length > METADATA_LIMIT) return faulty('large');
  if (/<!DOCTYPE/i.test(text)) return faulty('doctype');
  const parsed = parseXml(text.trim());
  if (parsed === undefined) return faulty('unreadable');
  const providers = [...parsed.getElementsByTagNameNS(METADATA, 'EntityDescriptor')].flatMap(
    (entity) => childrenOf(entity, 'IDPSSODescriptor').map((role) => ({ entity, role })),
  );
  const [provider] = providers;
  if (provider === undefined) return faulty('no-provider');
  if (providers.length > 1) return faulty('several-providers');
  const { entity, role } = provider;
  const entityId = entity.getAttribute('entityID')?.trim() ?? '';
  if (entityId === '') return faulty('no-provider');
  const signInAddress = redirectOf(role, 'SingleSignOnService');
  if (signInAddress === '') return faulty('no-redirect');
  const certificates = readCertificates(childrenOf(role, 'KeyDescriptor'));
  if (certificates.length === 0) return faulty('no-certificate');
  return {
    kind: 'read',
    certificates: certificates.length,
    metadata: {
      entityId,
      signInAddress,
      signOutAddress: redirectOf(role, 'SingleLogoutService'),
      certificates: certificates.join('\n'),
    },
  };
}
