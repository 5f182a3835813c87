import { sanitiseCss, sanitiseFamilies } from './css/sanitise-css.ts';
import { HTML, SVG } from './namespaces.ts';
import { isFragment, type ResourcePolicy } from './resource-policy.ts';

/** Elements that load and display their address. */
const LOADING = new Set(['img', 'image', 'audio', 'video', 'source', 'track', 'feimage']);
/** Attributes whose value is a style. */
const STYLED = new Set(
  'style clip-path cursor fill filter marker-end marker-mid marker-start mask stroke'.split(' '),
);

/** Sanitises the candidates of a `srcset`; data addresses with a comma are rejected. */
function sanitiseSourceSet(value: string, policy: ResourcePolicy): string | undefined {
  const candidates = value
    .split(/,(?=\s)|,$/)
    .map((candidate) => candidate.trim().split(/\s+/))
    .filter(([address]) => address !== undefined && address !== '')
    .map(([address = '', size = '']) => [policy.readResource(address), size] as const);
  return candidates.every(([address]) => address !== undefined)
    ? candidates.map((candidate) => candidate.join(' ').trim()).join(', ')
    : undefined;
}

function sanitiseHref(element: Element, value: string, policy: ResourcePolicy): string | undefined {
  const { namespaceURI, localName } = element;
  const name = localName.toLowerCase();
  const isLink = name === 'a' || (name === 'area' && namespaceURI === HTML);
  if (isLink) return policy.readLink(value);
  if (namespaceURI !== SVG) return undefined;
  if (isFragment(value)) return value.trim();
  return LOADING.has(name) ? policy.readResource(value) : undefined;
}

/**
 * The sanitised value of an attribute, with absolute addresses; undefined removes the attribute.
 *
 * @param element that will have the attribute
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
      return LOADING.has(tag) ? policy.readResource(value) : undefined;
    case 'poster':
    case 'background':
      return policy.readResource(value);
    case 'srcset':
      return sanitiseSourceSet(value, policy);
    case 'face':
    case 'font-family':
      return sanitiseFamilies(value, policy);
    // Named images would shadow properties of the document.
    case 'name':
      return tag === 'a' || tag === 'map' ? value : undefined;
    default:
      return STYLED.has(name) ? sanitiseCss(value, policy).css : value;
  }
}
