import type { RuntimeConfig, TermsLinks } from '@leeszaal/shared-contracts';
import { addressWith } from '../navigation/address-with.ts';

/**
 * The addresses of the terms for remotes. A remote adds the language.
 *
 * @param libraryRef the current library when an address is read, whose statements the portal's own pages show
 */
export function createPortalTerms(
  config: Pick<RuntimeConfig, 'generalTermsUrl' | 'privacyTermsUrl'>,
  libraryRef: () => string,
): TermsLinks {
  const ofLibrary = (address: string) => addressWith(address, { library: libraryRef() });
  return {
    get general() {
      return ofLibrary(config.generalTermsUrl);
    },
    get privacy() {
      return ofLibrary(config.privacyTermsUrl);
    },
  };
}
