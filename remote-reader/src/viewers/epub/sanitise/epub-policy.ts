import { createPolicy } from '../../security/trusted-types.ts';

/** The Trusted Types policy for the markup of EPUBs. */
export const EPUB_POLICY_NAME = 'leeszaal-epub';

let policy: ReturnType<typeof make> | undefined;

/*
 * Lets every markup through, because it is handed to two places only, where none can do harm:
 * `DOMParser`, whose documents run nothing and load nothing, and the `srcdoc` of a frame, which is a
 * page without content of our own making. What a segment holds reaches the frame as nodes, after
 * sanitising, never as markup.
 */
const make = () =>
  createPolicy(EPUB_POLICY_NAME, {
    createHTML: (markup) => markup,
    createScriptURL(url: string): string {
      throw new TypeError(`No script belongs into a book: ${url}`);
    },
  });

/** The policy; made when first needed, since its name can be taken once. */
export function epubPolicy() {
  policy ??= make();
  return policy;
}
