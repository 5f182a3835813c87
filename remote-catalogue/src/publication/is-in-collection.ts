import type { Publication } from '@leeszaal/shared-contracts';

/** Already in the collection: a licence and an acquisition date exist (`docs/decisions.md` 34). */
export function isInCollection({ licenseCreated, acquisitionDate }: Publication): boolean {
  return Boolean(licenseCreated && acquisitionDate);
}
