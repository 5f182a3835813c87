import type { Publication, SearchModule } from '@leeszaal/shared-contracts';

/** Whether a publication can be read here, and now (`docs/behaviour.md` C 6). */
export type ReadingState = 'unreadable' | 'in-use' | 'readable';

/** Where the module allows reading and there is something to read, a free seat decides. */
export function readingState(
  { pubKey, licenseAvailable }: Pick<Publication, 'pubKey' | 'licenseAvailable'>,
  module: Pick<SearchModule, 'actions'> | undefined,
): ReadingState {
  if (!pubKey || !module?.actions.includes('read')) return 'unreadable';
  return licenseAvailable ? 'readable' : 'in-use';
}
