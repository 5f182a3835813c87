/** The part of Trusted Types that the viewers need; the DOM's own typings don't have it. */
interface PolicyRules {
  createHTML?(markup: string): string;
  createScriptURL?(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): Required<PolicyRules>;
}

/**
 * Makes a Trusted Types policy; in a browser without them the rules themselves. A policy's name can
 * be taken once in a page, so each is made once and kept by its module.
 */
export function createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  return factory ? (factory.createPolicy(name, rules) as Rules & Required<PolicyRules>) : rules;
}
