import { createPolicy } from '@leeszaal/shared-contracts';

/**
 * The Trusted Types policy for the markup of EPUBs. It accepts all markup, which only reaches two harmless places:
 * `DOMParser`, whose documents run and load nothing, and the empty document of a frame. The nodes of a segment
 * reach the frame after sanitising, never as markup. A page accepts the name once, so all mounts share the policy.
 */
export const epubPolicy = createPolicy('leeszaal-epub', {
  createHTML: (markup) => markup,
  createScriptURL(url: string): string {
    throw new TypeError(`No script belongs into a book: ${url}`);
  },
});
