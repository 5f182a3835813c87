import type { SamlSettings } from '@leeszaal/shared-contracts';
import { childNamed, type XmlElement } from '../../documents/epub/package/xml-element.ts';
import type { Claims, Identity } from '../provider.contract.ts';
import { claimsOf, claimValues, NAME_ID, type NameId, readNameId } from './saml-attributes.ts';
import { misconfigured } from './xml/saml-refusal.ts';

/** A NameID of this kind is another one at each sign-in. */
const TRANSIENT = 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient';

function subjectOf(
  { format }: NameId,
  claims: Claims,
  { subjectAttribute }: Pick<SamlSettings, 'subjectAttribute'>,
): string {
  const isAttribute = subjectAttribute !== '' && subjectAttribute !== NAME_ID;
  if (!isAttribute && format === TRANSIENT) {
    throw misconfigured('The NameID is transient: an attribute with a lasting id is needed');
  }
  const name = isAttribute ? subjectAttribute : NAME_ID;
  const [subject, ...others] = new Set(claimValues(claims, name));
  if (subject === undefined) throw misconfigured(`The provider gives no usable ${name}`);
  if (others.length > 0) throw misconfigured(`The provider gives several values of ${name}`);
  return subject;
}

/**
 * Reads the person of a verified assertion.
 *
 * @throws ProviderRefusal when there is no lasting id
 */
export function readPerson(
  assertion: XmlElement,
  settings: Pick<SamlSettings, 'subjectAttribute' | 'nameAttribute' | 'emailAttribute'>,
): Omit<Identity, 'handle'> & { readonly nameId: NameId } {
  const nameId = readNameId(childNamed(assertion, 'Subject'));
  const claims = claimsOf(assertion, nameId.value);
  return {
    subject: subjectOf(nameId, claims, settings),
    name: claimValues(claims, settings.nameAttribute)[0] ?? '',
    email: claimValues(claims, settings.emailAttribute)[0] ?? '',
    vouchesForEmail: true,
    claims,
    nameId,
  };
}
