import type { LicensedPackage } from '@leeszaal/shared-contracts/registry';

/** A part of the portal that is built or released by itself. */
export type PartName =
  | { readonly kind: 'server' | 'host' | 'embed' }
  | { readonly kind: 'remote'; readonly name: string; readonly version: string };

/** A part, and the packages in it. */
export interface ShippedPart {
  readonly part: PartName;
  /** Undefined when the part has no readable list. */
  readonly packages: readonly LicensedPackage[] | undefined;
  /** The address of its list, if its files are on another origin. */
  readonly address?: string;
}
