import type { RegistryFile } from '@leeszaal/shared-contracts/registry';
import type { TrustScriptUrl } from './script-policy.ts';

/** Finds the registry's entry for an address; null when there is none. */
export type LookUp = (url: string) => RegistryFile | null;

function integrityOf(url: string, lookUp: LookUp): string {
  const file = lookUp(url);
  if (file === null) throw new Error(`The registry knows no file ${url}`);
  return `sha384-${file.sha384}`;
}

/**
 * Creates a script element that runs only the bytes that the registry names.
 *
 * @throws when the registry does not name the address
 */
export function guardedScript(
  url: string,
  lookUp: LookUp,
  trust: TrustScriptUrl,
): HTMLScriptElement {
  const script = document.createElement('script');
  script.integrity = integrityOf(url, lookUp);
  script.crossOrigin = 'anonymous';
  script.async = true;
  script.src = trust(url);
  return script;
}

/**
 * Creates a link element for a style sheet, with the same guarantee.
 *
 * @param attributes the caller's attributes, such as `rel`
 * @throws when the registry does not name the address
 */
export function guardedLink(
  url: string,
  attributes: Readonly<Record<string, unknown>>,
  lookUp: LookUp,
): HTMLLinkElement {
  const link = document.createElement('link');
  for (const [name, value] of Object.entries(attributes)) link.setAttribute(name, String(value));
  link.integrity = integrityOf(url, lookUp);
  link.crossOrigin = 'anonymous';
  link.href = url;
  return link;
}
