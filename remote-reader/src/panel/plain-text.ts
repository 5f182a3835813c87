import { separateBlocks } from '@leeszaal/shared-contracts';
import DOMPurify from 'dompurify';

/** The text of an HTML fragment; no markup survives (`docs/decisions.md` 36). */
export function plainText(html: string): string {
  const text = DOMPurify.sanitize(separateBlocks(html), {
    ALLOWED_TAGS: [],
    KEEP_CONTENT: true,
    RETURN_DOM_FRAGMENT: true,
  }).textContent;
  return text.replace(/\s+/g, ' ').trim();
}
