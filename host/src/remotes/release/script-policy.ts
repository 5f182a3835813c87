/** The part of Trusted Types that the host uses; the DOM's typings lack it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The name of the host's policy for the scripts of remotes. */
export const SCRIPT_POLICY_NAME = 'leeszaal-remotes';

/** Makes an address usable as a script's, or throws. */
export type TrustScriptUrl = (url: string) => string;

/**
 * The only way for the address of a remote's script through Trusted Types: the registry must name it. Call
 * once for each page, because a policy name can be used once.
 *
 * @param isKnown whether the registry names a digest for this address
 */
export function createScriptPolicy(isKnown: (url: string) => boolean): TrustScriptUrl {
  const createScriptURL = (url: string): string => {
    if (!isKnown(url)) throw new Error(`The registry knows no script ${url}`);
    return url;
  };
  const policy = trustedTypes()?.createPolicy(SCRIPT_POLICY_NAME, { createScriptURL });
  return policy ? (url) => policy.createScriptURL(url) : createScriptURL;
}

/** Undefined in Firefox before 2026 and in jsdom. */
function trustedTypes(): TrustedTypes | undefined {
  return Reflect.get(window, 'trustedTypes');
}
