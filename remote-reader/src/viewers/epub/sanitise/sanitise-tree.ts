import createDOMPurify, { type Config, type WindowLike } from 'dompurify';
import { sanitiseAttribute } from './attribute-rules.ts';
import type { ResourcePolicy } from './resource-policy.ts';
import { sanitiseCss } from './sanitise-css.ts';

/** Beyond what the library takes for text, pictures and formulas: the page itself and its styles. */
const ADDED = [
  ...['html', 'head', 'body', 'link', 'use', 'foreignobject'],
  ...['semantics', 'annotation', 'annotation-xml', 'mprescripts', 'none'],
];
/** Forms, and what moves by itself: none of it works without scripts, some of it could do harm. */
const FORBIDDEN = (
  'animate animatecolor animatemotion animatetransform button canvas datalist decorator dialog ' +
  'discard element fieldset form input marquee menuitem mpath optgroup option output select set ' +
  'shadow slot template textarea'
).split(' ');
const FORBIDDEN_ATTRIBUTES = (
  'accept action autocapitalize autocomplete autofocus autoplay capture command commandfor ' +
  'contenteditable crossorigin download exportparts for inert integrity loading method nonce part ' +
  'ping popover popovertarget popovertargetaction slot target'
).split(' ');

const CONFIG: Config = {
  USE_PROFILES: { html: true, svg: true, svgFilters: true, mathMl: true },
  ADD_TAGS: ADDED,
  ADD_ATTR: ['epub:type', 'epub:prefix', 'xlink:href', 'scriptlevel', 'dir'],
  // Not addresses, whatever they look like.
  ADD_URI_SAFE_ATTR: ['epub:type', 'epub:prefix', 'style', 'content', 'd', 'font-family'],
  FORBID_TAGS: FORBIDDEN,
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
  HTML_INTEGRATION_POINTS: { 'annotation-xml': true, desc: true, foreignobject: true, title: true },
  // Ids are the targets of links; the segment stands in a document of its own.
  SANITIZE_DOM: false,
  IN_PLACE: true,
  // Nodes go in and stay nodes: no markup is made, so no policy is needed.
  TRUSTED_TYPES_POLICY: null,
};

type Purifier = ReturnType<typeof createDOMPurify>;
let purifier: Purifier | undefined;
let policy: ResourcePolicy | undefined;

/** An instance of our own: its hooks concern nobody else. */
function purify(): Purifier {
  if (purifier) return purifier;
  purifier = createDOMPurify(window as WindowLike);
  purifier.addHook('uponSanitizeElement', (node, { tagName }) => {
    if (tagName === 'style' && policy) {
      node.textContent = sanitiseCss(node.textContent ?? '', policy);
    }
  });
  purifier.addHook('uponSanitizeAttribute', (element, event) => {
    if (!policy) return;
    const value = sanitiseAttribute(element, event.attrName, event.attrValue, policy);
    if (value === undefined) event.keepAttr = false;
    else event.attrValue = value;
  });
  purifier.addHook('afterSanitizeAttributes', (element) => {
    const tag = element.localName;
    if (tag === 'link' && !element.hasAttribute('href')) element.remove();
    // Players of a book are often started by a script of its own.
    else if (tag === 'audio' || tag === 'video') element.setAttribute('controls', '');
  });
  return purifier;
}

/**
 * Takes everything from the tree that could run, send, load from elsewhere or lead somewhere
 * unseen, and leaves what can be read, seen and heard.
 */
export function sanitiseTree(document: Document, allowed: ResourcePolicy): void {
  policy = allowed;
  purify().sanitize(document.documentElement, CONFIG);
}
