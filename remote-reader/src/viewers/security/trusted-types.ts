/** The part of Trusted Types that the viewers use; TypeScript's DOM types lack it. */
interface PolicyRules {
  createHTML?(markup: string): string;
  createScriptURL?(url: string): string;
}

interface PolicyFactory {
  createPolicy(name: string, rules: PolicyRules): Required<PolicyRules>;
}

/**
 * Makes a Trusted Types policy; without browser support, the rules themselves. A page accepts each name once,
 * so each policy is made once for all mounts.
 */
export function createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  return factory ? (factory.createPolicy(name, rules) as Rules & Required<PolicyRules>) : rules;
}
