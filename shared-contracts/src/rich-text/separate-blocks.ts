/** Elements of HTML whose text is on lines of its own. */
export const BLOCK_ELEMENTS: ReadonlySet<string> = new Set(
  `address article aside blockquote br caption center dd details div dl dt fieldset figcaption figure
  footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol option p pre section summary table tbody td
  tfoot th thead title tr ul`.split(/\s+/),
);

const TAG = /<\/?([a-z][a-z0-9]*)(?![a-z0-9])/gi;

/**
 * Puts a space before the tags of blocks, so that words do not stick together where the tags are taken
 * away.
 * @param kept names of elements whose tags stay
 */
export function separateBlocks(html: string, kept: readonly string[] = []): string {
  return html.replace(TAG, (tag, name: string) => {
    const lower = name.toLowerCase();
    return BLOCK_ELEMENTS.has(lower) && !kept.includes(lower) ? ` ${tag}` : tag;
  });
}
