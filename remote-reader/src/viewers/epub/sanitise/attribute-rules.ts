import { HTML, MATHML, SVG } from './namespaces.ts';
import { isFragment, type ResourcePolicy } from './resource-policy.ts';
import { sanitiseCss } from './sanitise-css.ts';

/** Elements whose address is loaded and shown in the page. */
const LOADING = new Set(['img', 'image', 'audio', 'video', 'source', 'track', 'feimage']);
/** Attributes whose value is a style: their addresses are those of a style sheet. */
const STYLED = new Set(
  'style clip-path cursor fill filter marker-end marker-mid marker-start mask stroke'.split(' '),
);

/** The addresses of a `srcset`; a comma within a data address would be cut, and then isn't allowed. */
const candidates = (srcset: string): string[] =>
  srcset
    .split(',')
    .map((candidate) => candidate.trim().split(/\s+/)[0] ?? '')
    .filter((address) => address !== '');

function sanitiseHref(element: Element, value: string, policy: ResourcePolicy): string | undefined {
  const { namespaceURI, localName } = element;
  const name = localName.toLowerCase();
  if (namespaceURI === MATHML) return undefined;
  if (name === 'a' || name === 'area') return policy.readLink(value);
  if (name === 'link') {
    const isStyle = /(?:^|\s)stylesheet(?:\s|$)/i.test(element.getAttribute('rel') ?? '');
    return namespaceURI === HTML && isStyle && policy.allowsStyle(value) ? value : undefined;
  }
  if (namespaceURI !== SVG) return undefined;
  if (isFragment(value)) return value;
  return LOADING.has(name) && policy.allowsResource(value) ? value : undefined;
}

/**
 * What may stay of the value of an attribute whose name is allowed; undefined takes the attribute
 * away.
 *
 * @param name in lower case, with its prefix
 */
export function sanitiseAttribute(
  element: Element,
  name: string,
  value: string,
  policy: ResourcePolicy,
): string | undefined {
  const tag = element.localName.toLowerCase();
  switch (name) {
    case 'href':
    case 'xlink:href':
      return sanitiseHref(element, value, policy);
    case 'src':
      return LOADING.has(tag) && policy.allowsResource(value) ? value : undefined;
    case 'poster':
    case 'background':
      return policy.allowsResource(value) ? value : undefined;
    case 'srcset':
      return candidates(value).every((address) => policy.allowsResource(address))
        ? value
        : undefined;
    // Named pictures would hide what belongs to the document they stand in.
    case 'name':
      return tag === 'a' || tag === 'map' ? value : undefined;
    default:
      return STYLED.has(name) ? sanitiseCss(value, policy) : value;
  }
}
