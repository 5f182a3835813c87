import { createPolicy } from '@leeszaal/shared-contracts';

/** The name of the host's policy for the scripts of remotes. */
export const SCRIPT_POLICY_NAME = 'leeszaal-remotes';

/** Takes scripts through Trusted Types. */
interface ScriptPolicy {
  /** Makes an address usable as a script's, or throws. */
  createScriptURL(url: string): string;
  /** Makes an import map usable. The Content-Security-Policy allows only those whose digests the registry names. */
  createScript(importMap: string): string;
}

/**
 * The only way for the address of a remote's script through Trusted Types: the registry must name it. Call
 * once for each page, because a policy name can be used once.
 *
 * @param isKnown whether the registry names a digest for this address
 */
export function createScriptPolicy(isKnown: (url: string) => boolean): ScriptPolicy {
  return createPolicy(SCRIPT_POLICY_NAME, {
    createScriptURL(url) {
      if (!isKnown(url)) throw new Error(`The registry knows no script ${url}`);
      return url;
    },
    createScript: (importMap) => importMap,
  });
}
