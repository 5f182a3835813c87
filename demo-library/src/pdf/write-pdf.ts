import {
  type PDFContext,
  type PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  type PDFObject,
  type PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';
import { EmbeddedFace } from './embedded-face.ts';
import type { Face } from './face.ts';
import { contentOf, type PageResources } from './page-content.ts';
import type { PageDraft, PageLink, RasterImage } from './page-draft.ts';
import { onSheet, sheetSize } from './turned-sheet.ts';

/** A place in the book: a page, and the height on it that a viewer scrolls to. */
export interface Anchor {
  readonly page: PageDraft;
  readonly y: number;
}

/** An entry of the outline. */
export interface OutlineEntry {
  readonly title: string;
  readonly anchor: string;
  readonly children: readonly OutlineEntry[];
}

/** Numbers the pages from `from` (counted from 0) on: `r` small roman, `D` arabic, with a prefix. */
export interface PageLabel {
  readonly from: number;
  readonly style: 'r' | 'D' | undefined;
  readonly prefix?: string;
  readonly start?: number;
}

/** A whole book, set and ready to be written. */
export interface PdfBook {
  readonly title: string;
  readonly authors: readonly string[];
  readonly subject: string;
  readonly keywords: readonly string[];
  readonly language: string;
  readonly pages: readonly PageDraft[];
  readonly labels: readonly PageLabel[];
  readonly anchors: ReadonlyMap<string, Anchor>;
  readonly outline: readonly OutlineEntry[];
  /** How links name their target: by the page itself, or by a name that the file explains. */
  readonly destinations: 'explicit' | 'named';
}

/** The books were made once, on this day; a date of today would make each copy another file. */
const MADE = new Date(Date.UTC(2026, 0, 15, 9, 0, 0));

interface Writing {
  readonly context: PDFContext;
  readonly book: PdfBook;
  readonly pageRefs: ReadonlyMap<PageDraft, PDFRef>;
}

function destination({ context, book, pageRefs }: Writing, name: string): PDFObject | undefined {
  const anchor = book.anchors.get(name);
  const page = anchor === undefined ? undefined : pageRefs.get(anchor.page);
  if (anchor === undefined || page === undefined) return undefined;
  if (anchor.page.rotation !== 0) return context.obj([page, PDFName.of('Fit')]);
  return context.obj([page, PDFName.of('XYZ'), context.obj(0), context.obj(anchor.y), null]);
}

function annotation(writing: Writing, draft: PageDraft, link: PageLink): PDFRef {
  const { context, book } = writing;
  const rectangle = onSheet(draft, link.x, link.y, link.width, link.height);
  const common = { Type: 'Annot', Subtype: 'Link', Rect: rectangle, Border: [0, 0, 0] };
  if (!link.href.startsWith('#')) {
    const action = { S: 'URI', URI: PDFString.of(link.href) };
    return context.register(context.obj({ ...common, A: action }));
  }
  const name = link.href.slice(1);
  const target = destination(writing, name);
  if (target === undefined)
    throw new Error(`${book.title}: a link leads to ${link.href}, which is nowhere`);
  return context.register(
    book.destinations === 'named'
      ? context.obj({ ...common, A: { S: 'GoTo', D: PDFString.of(name) } })
      : context.obj({ ...common, Dest: target }),
  );
}

function nameTree({ context, book, ...writing }: Writing): PDFObject {
  const names = [...book.anchors.keys()].sort().flatMap((name) => {
    const target = destination({ context, book, ...writing }, name);
    return target === undefined ? [] : [PDFString.of(name), target];
  });
  return context.obj({ Dests: { Names: names } });
}

function outlineItems(
  writing: Writing,
  entries: readonly OutlineEntry[],
  parent: PDFRef,
): { first: PDFRef; last: PDFRef; count: number } | undefined {
  const { context } = writing;
  const refs = entries.map(() => context.nextRef());
  const [first] = refs;
  const last = refs.at(-1);
  if (first === undefined || last === undefined) return undefined;
  let count = entries.length;
  for (const [index, entry] of entries.entries()) {
    const ref = refs[index];
    if (ref === undefined) continue;
    const below = outlineItems(writing, entry.children, ref);
    count += below?.count ?? 0;
    const item: PDFDict = context.obj({
      Title: PDFHexString.fromText(entry.title),
      Parent: parent,
    });
    item.set(PDFName.of('Dest'), destination(writing, entry.anchor) ?? context.obj(null));
    const previous = refs[index - 1];
    const next = refs[index + 1];
    if (previous !== undefined) item.set(PDFName.of('Prev'), previous);
    if (next !== undefined) item.set(PDFName.of('Next'), next);
    if (below !== undefined) {
      item.set(PDFName.of('First'), below.first);
      item.set(PDFName.of('Last'), below.last);
      item.set(PDFName.of('Count'), context.obj(-below.count));
    }
    context.assign(ref, item);
  }
  return { first, last, count };
}

function outline(writing: Writing): PDFRef | undefined {
  const { context, book } = writing;
  const root = context.nextRef();
  const items = outlineItems(writing, book.outline, root);
  if (items === undefined) return undefined;
  context.assign(
    root,
    context.obj({
      Type: 'Outlines',
      First: items.first,
      Last: items.last,
      Count: book.outline.length,
    }),
  );
  return root;
}

function pageLabels({ context, book }: Writing): PDFObject {
  const numbers = book.labels.flatMap(({ from, style, prefix, start }) => [
    context.obj(from),
    context.obj({
      ...(style === undefined ? {} : { S: style }),
      ...(prefix === undefined ? {} : { P: PDFHexString.fromText(prefix) }),
      ...(start === undefined ? {} : { St: start }),
    }),
  ]);
  return context.obj({ Nums: numbers });
}

/** The faces and images of one file, each embedded once. */
class Shared implements PageResources {
  readonly faces = new Map<Face, EmbeddedFace>();
  readonly images = new Map<RasterImage, { readonly name: string; readonly ref: PDFRef }>();
  readonly #context: PDFContext;

  constructor(context: PDFContext) {
    this.#context = context;
  }

  face(face: Face): EmbeddedFace {
    const known = this.faces.get(face);
    if (known !== undefined) return known;
    const embedded = new EmbeddedFace(face, this.faces.size + 1);
    this.faces.set(face, embedded);
    return embedded;
  }

  imageName(image: RasterImage): string {
    const known = this.images.get(image);
    if (known !== undefined) return known.name;
    const stream = this.#context.flateStream(image.rgb, {
      Type: 'XObject',
      Subtype: 'Image',
      Width: image.width,
      Height: image.height,
      ColorSpace: 'DeviceRGB',
      BitsPerComponent: 8,
    });
    const name = `I${this.images.size + 1}`;
    this.images.set(image, { name, ref: this.#context.register(stream) });
    return name;
  }

  /** The resource dictionary that every page names; made when all pages are written. */
  dictionary(): PDFObject {
    const fonts = [...this.faces.values()].map((face) => [face.name, face.embed(this.#context)]);
    const images = [...this.images.values()].map(({ name, ref }) => [name, ref]);
    return this.#context.obj({
      Font: Object.fromEntries(fonts),
      XObject: Object.fromEntries(images),
    });
  }
}

/** Writes a book as a PDF file. The same book gives the same bytes. */
export async function writePdf(book: PdfBook): Promise<Uint8Array> {
  const document = await PDFDocument.create({ updateMetadata: false });
  const { context, catalog } = document;
  document.setTitle(book.title, { showInWindowTitleBar: true });
  document.setAuthor(book.authors.join('; '));
  document.setSubject(book.subject);
  document.setKeywords([...book.keywords]);
  document.setLanguage(book.language);
  document.setCreationDate(MADE);
  document.setModificationDate(MADE);

  const resources = context.nextRef();
  const shared = new Shared(context);
  const pageRefs = new Map<PageDraft, PDFRef>();
  const leaves = book.pages.map((draft) => {
    const page = document.addPage(sheetSize(draft));
    pageRefs.set(draft, page.ref);
    return { draft, node: page.node };
  });
  const writing: Writing = { context, book, pageRefs };
  for (const { draft, node } of leaves) {
    node.set(
      PDFName.of('Contents'),
      context.register(context.flateStream(contentOf(draft, shared))),
    );
    node.set(PDFName.of('Resources'), resources);
    if (draft.rotation !== 0) node.set(PDFName.of('Rotate'), context.obj(draft.rotation));
    if (draft.links.length > 0) {
      node.set(
        PDFName.of('Annots'),
        context.obj(draft.links.map((link) => annotation(writing, draft, link))),
      );
    }
  }
  context.assign(resources, shared.dictionary());
  const root = outline(writing);
  if (root !== undefined) catalog.set(PDFName.of('Outlines'), root);
  if (book.labels.length > 0) catalog.set(PDFName.of('PageLabels'), pageLabels(writing));
  if (book.destinations === 'named') catalog.set(PDFName.of('Names'), nameTree(writing));
  return document.save({ addDefaultPage: false, updateFieldAppearances: false });
}
