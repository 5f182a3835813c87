import { createPolicy } from '../security/create-policy.ts';

const policies = new Map<string, { createHTML(html: string): string }>();

/**
 * Parses HTML into a document of its own, where no script runs and nothing loads. Read it; a node of it in the page
 * could run scripts.
 *
 * @param policyName a Trusted Types policy for this purpose alone, among `trustedTypes` in `remote.config.json`
 */
export function parseMarkup(html: string, policyName: string): HTMLElement {
  const policy =
    policies.get(policyName) ?? createPolicy(policyName, { createHTML: (text) => text });
  policies.set(policyName, policy);
  return new DOMParser().parseFromString(policy.createHTML(html), 'text/html').body;
}
