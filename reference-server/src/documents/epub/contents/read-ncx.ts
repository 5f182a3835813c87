import { cleanLine } from '../../model/clean-text.ts';
import { childNamed, childrenNamed, type XmlElement } from '../package/xml-element.ts';
import type { RawContentsEntry } from './read-nav.ts';

function readPoints(parent: XmlElement | undefined): RawContentsEntry[] {
  return childrenNamed(parent, 'navPoint').map((point) => ({
    title: cleanLine(childNamed(childNamed(point, 'navLabel'), 'text')?.text ?? ''),
    href: childNamed(point, 'content')?.attributes['src'],
    children: readPoints(point),
  }));
}

/** Reads the contents table of EPUB 2. */
export function readNcx(ncx: XmlElement): RawContentsEntry[] {
  return readPoints(childNamed(ncx, 'navMap'));
}
