/** The rules of a Trusted Types policy. TypeScript's DOM types lack them. */
interface PolicyRules {
  createHTML?(markup: string): string;
  createScript?(code: string): string;
  createScriptURL?(address: string): string;
}

interface PolicyFactory {
  createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules;
}

/**
 * Makes a Trusted Types policy; without browser support, the rules themselves. A page accepts each name once,
 * so each policy is made once for all mounts.
 *
 * @param name of a remote: among `trustedTypes` in `remote.config.json`
 */
export function createPolicy<Rules extends PolicyRules>(name: string, rules: Rules): Rules {
  const factory: PolicyFactory | undefined = Reflect.get(globalThis, 'trustedTypes');
  return factory?.createPolicy(name, rules) ?? rules;
}
