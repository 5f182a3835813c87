import type { Publication } from '@leeszaal/shared-contracts';

/** Whether the collection has a publication: licence and acquisition date exist (`docs/decisions.md` 34). */
export function isInCollection({ licenseCreated, acquisitionDate }: Publication): boolean {
  return Boolean(licenseCreated && acquisitionDate);
}
