import {
  childNamed,
  childrenNamed,
  type XmlElement,
} from '../../documents/epub/package/xml-element.ts';
import type { Claims } from '../provider.contract.ts';

const MOST_VALUES = 200;
/** A longer value is left out: a shortened one could fit a rule for another. */
const LONGEST_VALUE = 1000;

/** The claim with the NameID, whatever attributes there are. */
export const NAME_ID = 'nameID';

const isUsable = (value: string): boolean => value !== '' && value.length <= LONGEST_VALUE;

const valuesOf = (attribute: XmlElement): string[] =>
  childrenNamed(attribute, 'AttributeValue').map(({ text }) => text.trim());

/** The attributes of an assertion, by their names or by the names for people beside these. */
function collect(attributes: readonly XmlElement[], key: 'Name' | 'FriendlyName') {
  const collected = new Map<string, string[]>();
  for (const attribute of attributes) {
    const name = attribute.attributes[key] ?? '';
    if (name === '') continue;
    const known = collected.get(name) ?? [];
    collected.set(name, [...known, ...valuesOf(attribute).filter(isUsable)].slice(0, MOST_VALUES));
  }
  return collected;
}

/**
 * The attributes of an assertion as claims, each by its name and by its name for people. A name counts more than an
 * equal one for people.
 *
 * @param nameId empty: none
 */
export function claimsOf(assertion: XmlElement, nameId: string): Claims {
  const attributes = childrenNamed(assertion, 'AttributeStatement').flatMap((statement) =>
    childrenNamed(statement, 'Attribute'),
  );
  return Object.fromEntries([
    ...collect(attributes, 'FriendlyName'),
    ...collect(attributes, 'Name'),
    ...(isUsable(nameId) ? [[NAME_ID, [nameId]] as const] : []),
  ]);
}

/** The values of a claim. */
export const claimValues = (claims: Claims, name: string): readonly string[] =>
  Object.hasOwn(claims, name) ? (claims[name] ?? []) : [];

/** The NameID of an assertion or a message. */
export interface NameId {
  /** Empty: none. */
  readonly value: string;
  readonly format?: string;
  readonly nameQualifier?: string;
  readonly spNameQualifier?: string;
}

/** Reads the NameID below an element. */
export function readNameId(parent: XmlElement | undefined): NameId {
  const element = childNamed(parent, 'NameID');
  const { Format, NameQualifier, SPNameQualifier } = element?.attributes ?? {};
  return {
    value: element?.text.trim() ?? '',
    ...(Format !== undefined && { format: Format }),
    ...(NameQualifier !== undefined && { nameQualifier: NameQualifier }),
    ...(SPNameQualifier !== undefined && { spNameQualifier: SPNameQualifier }),
  };
}
