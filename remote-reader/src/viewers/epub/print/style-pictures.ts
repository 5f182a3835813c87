/** Properties of a style that may name pictures. */
const PICTURED = [
  'background-image',
  'border-image-source',
  'list-style-image',
  'content',
] as const;
const PSEUDO_ELEMENTS = [undefined, '::before', '::after'] as const;

/** As computed values are written: always in double quotes. */
const ADDRESS = /url\("((?:[^"\\]|\\.)*)"\)/g;

/** The addresses of all pictures that the styles of a document draw in it, each once. */
export function stylePictures(page: Document): ReadonlySet<string> {
  const addresses = new Set<string>();
  const { defaultView } = page;
  if (defaultView === null) return addresses;
  for (const element of page.querySelectorAll('*')) {
    for (const pseudo of PSEUDO_ELEMENTS) {
      const style = defaultView.getComputedStyle(element, pseudo);
      for (const property of PICTURED) {
        for (const [, address = ''] of style.getPropertyValue(property).matchAll(ADDRESS)) {
          addresses.add(address.replaceAll(/\\(.)/g, '$1'));
        }
      }
    }
  }
  return addresses;
}
