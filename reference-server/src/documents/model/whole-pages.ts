/**
 * Why the pages of a PDF of several pages are not made of parts, but travel whole.
 *
 * - `too-large`: too many pages or objects, or too large ones
 * - `nothing-shared`: a large document whose pages have little in common, such as scans
 * - `failed`: the engine failed, or was too late
 */
export const WHOLE_PAGES = ['too-large', 'nothing-shared', 'failed'] as const;
/** One of {@link WHOLE_PAGES}. */
export type WholePages = (typeof WHOLE_PAGES)[number];
