import { PDFName } from '@cantoo/pdf-lib';

const NAME = /\/([^\s\0/<>[\](){}%]*)/g;

/**
 * Every name that a content stream mentions, whatever for. Names inside strings and inline images
 * are counted too: keeping a resource too many is harmless, losing one is not.
 */
export function contentNames(content: Uint8Array): Set<PDFName> {
  const names = new Set<PDFName>();
  for (const [, name] of Buffer.from(content).toString('latin1').matchAll(NAME)) {
    if (name) names.add(PDFName.of(name));
  }
  return names;
}
