import type { Publication, SearchModule } from '@leeszaal/shared-contracts';

/** Whether a publication can be read now (`docs/behaviour.md` C 6). */
export type ReadingState = 'unreadable' | 'in-use' | 'readable';

/** `unreadable` without the module's permission or a document; otherwise a free seat decides. */
export function readingState(
  { pubKey, licenseAvailable }: Pick<Publication, 'pubKey' | 'licenseAvailable'>,
  module: Pick<SearchModule, 'actions'> | undefined,
): ReadingState {
  if (!pubKey || !module?.actions.includes('read')) return 'unreadable';
  return licenseAvailable ? 'readable' : 'in-use';
}
