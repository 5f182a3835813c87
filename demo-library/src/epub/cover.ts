import { escapeXml } from '../markup/xml.ts';
import type { Faces } from '../pdf/face.ts';
import { lettering } from '../picture/lettering.ts';
import { element, svg } from '../picture/svg.ts';
import type { EpubResource, EpubSegment } from './epub-book.contract.ts';

/** Covers are two by three, as most books for reading are. */
export const COVER_SIZE = { width: 600, height: 900 } as const;

/** A cover: its ground, the drawing on it, and the words. */
export interface CoverDesign {
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  /** SVG elements in units of the cover. */
  readonly art: string;
  /** The title, line by line. */
  readonly title: readonly string[];
  readonly subtitle?: string;
  readonly author: string;
  /** The distance of the title's first line from the top. */
  readonly titleTop: number;
  readonly titleSize?: number;
}

/** Draws a cover as an SVG file. */
export function drawCover(faces: Faces, design: CoverDesign): string {
  const { width, height } = COVER_SIZE;
  const { titleSize = 62, titleTop, ink, accent } = design;
  const middle = width / 2;
  const centred = { align: 'centre', fill: ink } as const;
  const lines = design.title.map((line, index) =>
    lettering(line, middle, titleTop + index * titleSize * 1.06, {
      ...centred,
      face: faces.serif,
      size: titleSize,
    }),
  );
  const below = titleTop + (design.title.length - 1) * titleSize * 1.06 + 46;
  const subtitle =
    design.subtitle === undefined
      ? ''
      : lettering(design.subtitle, middle, below, {
          ...centred,
          face: faces.serifItalic,
          size: 25,
        });
  const author = lettering(design.author.toLowerCase(), middle, 78, {
    ...centred,
    face: faces.serif,
    size: 23,
    forms: 'smallCaps',
    tracking: 130,
  });
  const publisher = lettering('leeszaal press', middle, height - 46, {
    ...centred,
    face: faces.serif,
    size: 16,
    forms: 'smallCaps',
    tracking: 160,
    fill: accent,
  });
  return svg(
    width,
    height,
    { width, height },
    element('rect', { width, height, fill: design.ground }),
    design.art,
    author,
    ...lines,
    subtitle,
    publisher,
  );
}

/** The cover as a file of the book. */
export function coverResource(picture: string): EpubResource {
  return { path: 'images/cover.svg', mediaType: 'image/svg+xml', content: picture };
}

/** The cover as the first page of the book. */
export function coverSegment(title: string, alternative: string): EpubSegment {
  return {
    path: 'text/cover.xhtml',
    title,
    body: `<section class="cover" epub:type="cover" role="doc-cover"><img src="../images/cover.svg" alt="${escapeXml(alternative)}"/></section>`,
    styles: ['styles/book.css'],
  };
}
