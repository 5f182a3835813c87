import type { Block, NoteSpan, Span, TextSpan } from '../markup/block.contract.ts';
import { plainText } from '../markup/parse-spans.ts';
import { escapeXml } from '../markup/xml.ts';
import type { EpubSegment, NavEntry } from './epub-book.contract.ts';

/** A figure or a table that a book computes, as XHTML. */
export type XhtmlDirective = (argument: string) => string;

/** A chapter of running text: its file's name, and its blocks, the first of which is its heading. */
export interface Chapter {
  readonly name: string;
  readonly blocks: readonly Block[];
}

/** Properties that all chapters of a book share. */
export interface ChapterOptions {
  readonly styles: readonly string[];
  readonly directives?: Readonly<Record<string, XhtmlDirective>>;
  /** The accessible name of the link from a note back to the text. */
  readonly backLabel: string;
  /** Above a chapter's title: its number, as the book writes it. */
  readonly numberOf?: (index: number) => string;
}

const pathOf = (name: string): string => `text/${name}.xhtml`;

function textSpan(span: TextSpan, hrefOf: (anchor: string) => string): string {
  let html = escapeXml(span.text);
  if (span.smallCaps) html = `<span class="sc">${html}</span>`;
  if (span.strong) html = `<strong>${html}</strong>`;
  if (span.emphasis) html = `<em>${html}</em>`;
  if (span.href === undefined) return html;
  const href = span.href.startsWith('#') ? hrefOf(span.href.slice(1)) : span.href;
  return `<a href="${escapeXml(href)}">${html}</a>`;
}

/** Writes one chapter; numbers its notes and gathers them at its end. */
class ChapterWriter {
  readonly #notes: NoteSpan[] = [];
  readonly #hrefOf: (anchor: string) => string;
  readonly #options: ChapterOptions;

  constructor(hrefOf: (anchor: string) => string, options: ChapterOptions) {
    this.#hrefOf = hrefOf;
    this.#options = options;
  }

  spans(spans: readonly Span[]): string {
    return spans
      .map((span) => (span.kind === 'note' ? this.#mark(span) : textSpan(span, this.#hrefOf)))
      .join('');
  }

  #mark(note: NoteSpan): string {
    this.#notes.push(note);
    const number = this.#notes.length;
    return `<a class="noteref" epub:type="noteref" role="doc-noteref" id="ref${number}" href="#note${number}">${number}</a>`;
  }

  block(block: Block, first: boolean): string {
    switch (block.kind) {
      case 'heading':
        return `<h${block.level} id="${block.anchor}">${this.spans(block.spans)}</h${block.level}>`;
      case 'paragraph':
        return `<p${first ? ' class="first"' : ''}>${this.spans(block.spans)}</p>`;
      case 'quote': {
        const lines = block.lines.map((line) => `<p>${this.spans(line)}</p>`).join('');
        const source =
          block.source === undefined ? '' : `<footer>${this.spans(block.source)}</footer>`;
        return `<blockquote>${lines}${source}</blockquote>`;
      }
      case 'list': {
        const name = block.ordered ? 'ol' : 'ul';
        return `<${name}>${block.items.map((item) => `<li>${this.spans(item)}</li>`).join('')}</${name}>`;
      }
      case 'break':
        return '<hr class="break"/>';
      case 'directive': {
        const directive = this.#options.directives?.[block.name];
        if (directive === undefined) throw new Error(`Nothing computes ${block.name}`);
        return directive(block.argument);
      }
    }
  }

  notes(): string {
    if (this.#notes.length === 0) return '';
    const asides = this.#notes.map(({ spans }, index) => {
      const number = index + 1;
      const back = `<a class="back" role="doc-backlink" href="#ref${number}" aria-label="${escapeXml(this.#options.backLabel)}">↩</a>`;
      return `<aside epub:type="footnote" role="doc-footnote" id="note${number}"><p><span class="number">${number}</span> ${this.spans(spans)} ${back}</p></aside>`;
    });
    return `<section class="notes" epub:type="footnotes">${asides.join('')}</section>`;
  }
}

/** Whether a paragraph after this block begins anew, without an indent. */
const startsAnew = (block: Block | undefined): boolean =>
  block === undefined || (block.kind !== 'paragraph' && block.kind !== 'list');

function anchorsOf(chapters: readonly Chapter[]): ReadonlyMap<string, string> {
  return new Map(
    chapters.flatMap(({ name, blocks }) =>
      blocks.flatMap((block) =>
        block.kind === 'heading' ? [[block.anchor, pathOf(name)] as const] : [],
      ),
    ),
  );
}

/** Turns chapters into segments; a link to a heading works from any chapter. */
export function toSegments(chapters: readonly Chapter[], options: ChapterOptions): EpubSegment[] {
  const anchors = anchorsOf(chapters);
  return chapters.map(({ name, blocks }, index) => {
    const hrefOf = (anchor: string): string => {
      const path = anchors.get(anchor);
      if (path === undefined)
        throw new Error(`${name}: a link leads to ${anchor}, which is nowhere`);
      return path === pathOf(name) ? `#${anchor}` : `${path.replace('text/', '')}#${anchor}`;
    };
    const writer = new ChapterWriter(hrefOf, options);
    const html = blocks.map((block, at) => writer.block(block, startsAnew(blocks[at - 1])));
    const number =
      options.numberOf === undefined
        ? ''
        : `<p class="number-of-chapter">${escapeXml(options.numberOf(index))}</p>\n`;
    const [title] = blocks;
    return {
      path: pathOf(name),
      title: title?.kind === 'heading' ? plainText(title.spans) : name,
      body: `<section epub:type="chapter" role="doc-chapter">\n${number}${html.join('\n')}\n${writer.notes()}</section>`,
      styles: options.styles,
      hasSvg: html.some((part) => part.includes('<svg')),
    };
  });
}

/** The contents that follow from the chapters' headings: a chapter, and its sections below it. */
export function navOf(chapters: readonly Chapter[]): NavEntry[] {
  return chapters.map(({ name, blocks }) => {
    const headings = blocks.filter((block) => block.kind === 'heading');
    const [title, ...sections] = headings;
    return {
      title: title === undefined ? name : plainText(title.spans),
      href: pathOf(name),
      children: sections
        .filter(({ level }) => level === 2)
        .map((section) => ({
          title: plainText(section.spans),
          href: `${pathOf(name)}#${section.anchor}`,
          children: [],
        })),
    };
  });
}
