/** Properties that may contain images. */
const PICTURED = [
  'background-image',
  'border-image-source',
  'list-style-image',
  'content',
] as const;
const PSEUDO_ELEMENTS = [undefined, '::before', '::after'] as const;

/** Computed values always use double quotes. */
const ADDRESS = /url\("((?:[^"\\]|\\.)*)"\)/g;

/** The addresses of all images in the styles of a document. */
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
