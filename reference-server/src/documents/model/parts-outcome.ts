import type { WholePages } from './whole-pages.ts';

/** The pages of a document in parts, as the bytes of a file; or why they travel whole. */
export type PartsOutcome =
  | { readonly kind: 'parts'; readonly edition: string; readonly bytes: Uint8Array }
  /** Without a reason for a single page. */
  | { readonly kind: 'whole'; readonly why?: WholePages };

/** Why pages travel whole; undefined for parts, and for a single page. */
export const whyWhole = (outcome: PartsOutcome): WholePages | undefined =>
  outcome.kind === 'whole' ? outcome.why : undefined;
