import { type MarkupMode, type ScannedTag, scanMarkup } from '../../../text/scan-markup.ts';
import { cleanLine } from '../../model/clean-text.ts';
import type { PageSize } from '../../model/imported-document.contract.ts';
import { BaseTracker } from './base-tracker.ts';
import { layOut } from './plain-text.ts';
import { readViewBox, readViewport } from './read-viewport.ts';

/** A reference as written in a segment. */
export interface WrittenReference {
  readonly written: string;
  /** Its base, as an archive path. */
  readonly base: string;
}

/** A segment as read for import. */
export interface SegmentReading {
  /** NFC, blocks on lines of their own; without scripts, styles and ruby annotations. */
  readonly text: string;
  /** The first heading, else the title of its head; for generated contents. */
  readonly title: string | undefined;
  /** Targets of links and frames. */
  readonly references: readonly WrittenReference[];
  /** Sources of images, in order. */
  readonly images: readonly WrittenReference[];
  readonly size: PageSize | undefined;
}

const BLOCKS = new Set(
  'address article aside blockquote body br caption dd div dl dt figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr li main nav ol p pre section table tbody td tfoot th thead tr ul text desc'.split(
    ' ',
  ),
);
/** Elements whose text is not read: invisible, or ruby, which would split the annotated words. */
const UNREAD = new Set(['head', 'title', 'script', 'style', 'template', 'rt', 'rp', 'metadata']);
/** Tags that end an element whose end tag HTML allows to omit. */
const ENDED_BY: Readonly<Record<string, string>> = { rt: '/ruby', rp: '/ruby', head: 'body' };
const HEADING = /^h[1-6]$/;

function attribute(tag: ScannedTag, ...names: string[]): string | undefined {
  return tag.attributes.find(({ name }) => names.includes(name))?.value;
}

/** Reads a segment: XHTML, HTML or SVG. @param path in the archive */
export function readSegment(source: string, mode: MarkupMode, path: string): SegmentReading {
  const pieces: string[] = [];
  const references: WrittenReference[] = [];
  const images: WrittenReference[] = [];
  const bases = new BaseTracker(path, source, mode);
  let headTitle = '';
  let heading = '';
  let inTitle = false;
  let begun = false;
  let headingName: string | undefined;
  let size: PageSize | undefined;
  let unread: { name: string; depth: number } | undefined;

  const openRoot = (tag: ScannedTag) => {
    if (tag.name === 'meta' && attribute(tag, 'name')?.toLowerCase() === 'viewport') {
      size ??= readViewport(attribute(tag, 'content') ?? '');
    }
    if (tag.name === 'svg' && pieces.length === 0) {
      const [width, height] = [attribute(tag, 'width'), attribute(tag, 'height')];
      size ??= readViewBox(attribute(tag, 'viewbox'), width, height);
    }
  };

  scanMarkup(source, mode, {
    openTag(tag) {
      const { name, selfClosing } = tag;
      const base = bases.open(tag);
      begun = true;
      openRoot(tag);
      if (name === 'title' && !selfClosing) inTitle = headTitle === '';
      if (unread && ENDED_BY[unread.name] === name) unread = undefined;
      if (unread) {
        if (name === unread.name && !selfClosing) unread.depth += 1;
        return;
      }
      if (UNREAD.has(name) && !selfClosing) unread = { name, depth: 1 };
      if (BLOCKS.has(name)) pieces.push('\n');
      if (HEADING.test(name) && heading === '' && !selfClosing) headingName = name;
      if (name === 'a' || name === 'area') {
        const reference = attribute(tag, 'href', 'xlink:href');
        if (reference) references.push({ written: reference, base });
      }
      if (name === 'iframe') references.push({ written: attribute(tag, 'src') ?? '', base });
      if (name === 'img' || name === 'image') {
        const image = attribute(tag, 'src', 'href', 'xlink:href');
        if (image) images.push({ written: image, base });
      }
    },
    closeTag(name) {
      bases.close(name);
      if (name === 'title') inTitle = false;
      if (unread && ENDED_BY[unread.name] === `/${name}`) unread = undefined;
      if (unread) {
        if (name === unread.name) unread.depth -= 1;
        if (unread.depth === 0) unread = undefined;
        return;
      }
      if (BLOCKS.has(name)) pieces.push('\n');
      if (name === headingName) headingName = undefined;
    },
    text(text) {
      // The rest of a document type with declarations, at whose first `>` the scanner ends it.
      if (!begun && text.trimStart().startsWith(']')) return;
      if (inTitle) headTitle += text;
      if (unread) return;
      pieces.push(text.replace(/\s+/gu, ' '));
      if (headingName) heading += text;
    },
  });

  const title = cleanLine(heading) || cleanLine(headTitle) || undefined;
  return { text: layOut(pieces.join('')), title, references, images, size };
}
