import createDOMPurify, { type Config, type WindowLike } from 'dompurify';

/** Beyond what the library takes for text, pictures and formulas. */
const ADDED = [
  ...['html', 'head', 'body', 'use', 'foreignobject'],
  ...['semantics', 'annotation', 'annotation-xml', 'mprescripts', 'none'],
];
/** Forms, and what moves by itself: none of it works without scripts, some of it could do harm. */
const FORBIDDEN = (
  'animate animatecolor animatemotion animatetransform button canvas datalist decorator dialog ' +
  'discard element fieldset form input marquee menuitem mpath optgroup option output select set ' +
  'shadow slot style template textarea'
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

let purifier: ReturnType<typeof createDOMPurify> | undefined;

/** Takes everything from the tree that isn't on the list of what can be read, seen and heard. */
export function purifyTree(document: Document): void {
  // An instance of our own: nobody else's hooks concern it.
  purifier ??= createDOMPurify(window as WindowLike);
  purifier.sanitize(document.documentElement, CONFIG);
  // Players of a book are often started by a script of its own.
  for (const player of document.querySelectorAll('audio, video'))
    player.setAttribute('controls', '');
}
