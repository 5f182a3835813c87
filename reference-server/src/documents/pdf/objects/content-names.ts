import { PDFName } from '@cantoo/pdf-lib';

const NAME = /\/([^\s\0/<>[\](){}%]*)/g;

/**
 * All names in a content stream, even in strings and inline images: an extra resource is harmless, a missing one is
 * not.
 */
export function contentNames(content: Uint8Array): Set<PDFName> {
  const names = new Set<PDFName>();
  for (const [, name] of Buffer.from(content).toString('latin1').matchAll(NAME)) {
    if (name) names.add(PDFName.of(name));
  }
  return names;
}
