import createDOMPurify, { type Config, type WindowLike } from 'dompurify';

/** Elements that DOMPurify's profiles lack. */
const ADDED = [
  ...['html', 'head', 'body', 'use', 'foreignobject'],
  ...['semantics', 'annotation', 'annotation-xml', 'mprescripts', 'none'],
];
/** Forms and animations: useless without scripts, some of them harmful. */
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
  // Never addresses, whatever they look like.
  ADD_URI_SAFE_ATTR: ['epub:type', 'epub:prefix', 'style', 'content', 'd', 'font-family'],
  FORBID_TAGS: FORBIDDEN,
  FORBID_ATTR: FORBIDDEN_ATTRIBUTES,
  HTML_INTEGRATION_POINTS: { 'annotation-xml': true, desc: true, foreignobject: true, title: true },
  // Ids are targets of links; the segment has a document of its own.
  SANITIZE_DOM: false,
  IN_PLACE: true,
  // Nodes stay nodes: without markup, no policy is needed.
  TRUSTED_TYPES_POLICY: null,
};

/** Stateless, so all mounts share it; a separate instance has no foreign hooks. */
const purifier = createDOMPurify(window as WindowLike);

/** Removes everything that is not allowed in a book. */
export function purifyTree(document: Document): void {
  purifier.sanitize(document.documentElement, CONFIG);
  // The book's own scripts would have started its players.
  for (const player of document.querySelectorAll('audio, video'))
    player.setAttribute('controls', '');
}
