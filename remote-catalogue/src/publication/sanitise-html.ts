import { separateBlocks } from '@leeszaal/shared-contracts';
import DOMPurify from 'dompurify';

/** Text markup only; links may be http, https or mailto (`docs/decisions.md` 36). */
const ALLOWED = {
  ALLOWED_TAGS: [
    'p',
    'br',
    'b',
    'strong',
    'i',
    'em',
    'u',
    's',
    'sub',
    'sup',
    'ul',
    'ol',
    'li',
    'a',
    'blockquote',
    'span',
  ],
  ALLOWED_ATTR: ['href', 'lang', 'dir'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:)/i,
};

/** Sanitises the HTML of a record. */
export function sanitiseHtml(html: string): string {
  const separated = separateBlocks(html, ALLOWED.ALLOWED_TAGS);
  return DOMPurify.sanitize(separated, {
    ...ALLOWED,
    RETURN_TRUSTED_TYPE: true,
  }) as unknown as string;
}

/** The text of a record's HTML, in one line. */
export function plainText(html: string): string {
  const text = DOMPurify.sanitize(separateBlocks(html), {
    ALLOWED_TAGS: [],
    KEEP_CONTENT: true,
    RETURN_DOM_FRAGMENT: true,
  }).textContent;
  return text.replace(/\s+/g, ' ').trim();
}
