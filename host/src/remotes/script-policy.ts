/** The part of Trusted Types that is needed; the DOM's own typings don't have it. */
interface TrustedTypes {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): string };
}

/** The name of the host's policy for the scripts of remotes. */
export const SCRIPT_POLICY_NAME = 'leeszaal-remotes';

/** Makes an address one that may be a script's, or throws. */
export type TrustScriptUrl = (url: string) => string;

/**
 * The only way by which the address of a remote's script gets past Trusted Types: it must be one
 * that the registry vouches for. Once for each page, since a policy's name can be taken once.
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

/** Firefox before 2026 and jsdom have none. */
function trustedTypes(): TrustedTypes | undefined {
  return Reflect.get(window, 'trustedTypes');
}
