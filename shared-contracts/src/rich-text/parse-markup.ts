interface Policy {
  createHTML(html: string): string;
}

/** The part of Trusted Types that is used here; TypeScript's DOM types lack it. */
interface PolicyFactory {
  createPolicy(name: string, rules: Policy): Policy;
}

const policies = new Map<string, Policy>();

function trusted(html: string, policyName: string): string {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  if (factory === undefined) return html;
  const policy =
    policies.get(policyName) ?? factory.createPolicy(policyName, { createHTML: (text) => text });
  policies.set(policyName, policy);
  return policy.createHTML(html);
}

/**
 * Parses HTML into a document of its own, where no script runs and nothing loads. Read it; a node of it in the page
 * could run scripts.
 *
 * @param policyName a Trusted Types policy for this purpose alone, among `trustedTypes` in `remote.config.json`
 */
export function parseMarkup(html: string, policyName: string): HTMLElement {
  return new DOMParser().parseFromString(trusted(html, policyName), 'text/html').body;
}
