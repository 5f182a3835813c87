import {
  PDFArray,
  PDFDict,
  PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFObject,
  type PDFRef,
  PDFString,
  StandardFonts,
} from '@cantoo/pdf-lib';
import { encode } from 'fast-png';

/** A bookmark; `page` is from 1, `named` uses a named destination. */
export interface MadeBookmark {
  readonly title: string;
  readonly page?: number;
  readonly named?: boolean;
  readonly children?: readonly MadeBookmark[];
}

/** A link; pages are from 1. */
export interface MadeLink {
  readonly from: number;
  readonly to: number;
  readonly kind: 'destination' | 'action' | 'named' | 'next-page';
}

/** Content of a PDF. */
export interface MadePdf {
  /** The text of each page. */
  readonly texts: readonly string[];
  readonly title?: string;
  readonly author?: string;
  readonly bookmarks?: readonly MadeBookmark[];
  readonly links?: readonly MadeLink[];
  /** Bytes of noise in one picture for each page; all are in every page's resources. */
  readonly sharedPictureBytes?: number;
  /** Number of pages `i`, `ii`, … before page 1. */
  readonly romanPages?: number;
  /** Layers by name, each with a box on every page, and their visibility. */
  readonly layers?: Readonly<Record<string, boolean>>;
  readonly userPassword?: string;
  readonly ownerPassword?: string;
}

const key = (name: string) => PDFName.of(name);
/** In alphabetical order, for binary search. */
const nameOfPage = (page: number) => `page-${String(page).padStart(6, '0')}`;

function noise(bytes: number, seed: number): Uint8Array {
  const side = Math.max(1, Math.round(Math.sqrt(bytes / 3)));
  let state = seed * 2_654_435_761 + 1;
  const data = Uint8Array.from({ length: side * side * 3 }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state >>> 24;
  });
  return encode({ width: side, height: side, data, channels: 3, depth: 8 });
}

function destination(document: PDFDocument, page: number): PDFArray {
  const array = PDFArray.withContext(document.context);
  array.push(document.getPage(page - 1).ref);
  array.push(key('Fit'));
  return array;
}

function addNames(document: PDFDocument): void {
  const names = document.context.obj([]);
  for (let page = 1; page <= document.getPageCount(); page += 1) {
    names.push(PDFString.of(nameOfPage(page)));
    names.push(destination(document, page));
  }
  const tree = document.context.obj({ Dests: { Names: names } });
  document.catalog.set(key('Names'), document.context.register(tree));
}

function addBookmarks(
  document: PDFDocument,
  parent: PDFRef,
  bookmarks: readonly MadeBookmark[],
): { first: PDFRef; last: PDFRef } | undefined {
  const { context } = document;
  const refs = bookmarks.map(() => context.nextRef());
  for (const [at, bookmark] of bookmarks.entries()) {
    const { title, page, named, children = [] } = bookmark;
    const ref = refs[at];
    if (!ref) continue;
    const dict = PDFDict.withContext(context);
    dict.set(key('Title'), PDFHexString.fromText(title));
    dict.set(key('Parent'), parent);
    if (refs[at - 1]) dict.set(key('Prev'), refs[at - 1] as PDFObject);
    if (refs[at + 1]) dict.set(key('Next'), refs[at + 1] as PDFObject);
    if (page !== undefined) {
      const to = named ? PDFString.of(nameOfPage(page)) : destination(document, page);
      dict.set(key('Dest'), to);
    }
    const below = addBookmarks(document, ref, children);
    if (below) {
      dict.set(key('First'), below.first);
      dict.set(key('Last'), below.last);
      dict.set(key('Count'), PDFNumber.of(children.length));
    }
    context.assign(ref, dict);
  }
  const [first] = refs;
  const last = refs.at(-1);
  return first && last ? { first, last } : undefined;
}

function addOutline(document: PDFDocument, bookmarks: readonly MadeBookmark[]): void {
  const ref = document.context.nextRef();
  const outline = document.context.obj({ Type: 'Outlines' });
  const below = addBookmarks(document, ref, bookmarks);
  if (below) {
    outline.set(key('First'), below.first);
    outline.set(key('Last'), below.last);
  }
  document.context.assign(ref, outline);
  document.catalog.set(key('Outlines'), ref);
}

function addLink(document: PDFDocument, { from, to, kind }: MadeLink): void {
  const { context } = document;
  const annotation = context.obj({
    Type: 'Annot',
    Subtype: 'Link',
    Rect: [50, 50, 200, 80],
    Border: [0, 0, 0],
  });
  switch (kind) {
    case 'destination':
      annotation.set(key('Dest'), destination(document, to));
      break;
    case 'named':
      annotation.set(key('Dest'), PDFString.of(nameOfPage(to)));
      break;
    case 'action':
      annotation.set(key('A'), context.obj({ S: 'GoTo', D: destination(document, to) }));
      break;
    case 'next-page':
      annotation.set(key('A'), context.obj({ S: 'Named', N: 'NextPage' }));
      break;
  }
  document.getPage(from - 1).node.addAnnot(context.register(annotation));
}

async function addPictures(document: PDFDocument, bytes: number): Promise<void> {
  const pages = document.getPages();
  const pictures = await Promise.all(pages.map((_, at) => document.embedPng(noise(bytes, at + 1))));
  const shared = document.context.obj({});
  for (const [at, picture] of pictures.entries()) shared.set(key(`Picture${at}`), picture.ref);
  const ref = document.context.register(shared);
  for (const [at, page] of pages.entries()) {
    page.node.normalizedEntries().Resources.set(key('XObject'), ref);
    const content = `q 100 0 0 100 50 300 cm /Picture${at} Do Q`;
    page.node.addContentStream(document.context.register(document.context.stream(content)));
  }
}

function addLayers(document: PDFDocument, layers: Readonly<Record<string, boolean>>): void {
  const { context } = document;
  const entries = Object.entries(layers).map(([name, shown]) => {
    const dict = context.obj({ Type: 'OCG' });
    dict.set(key('Name'), PDFHexString.fromText(name));
    return { ref: context.register(dict), shown };
  });
  const off = entries.filter(({ shown }) => !shown).map(({ ref }) => ref);
  const all = entries.map(({ ref }) => ref);
  const properties = context.obj({ OCGs: all, D: { OFF: off, Order: all } });
  document.catalog.set(key('OCProperties'), properties);
  const named = context.obj({});
  for (const [at, ref] of all.entries()) named.set(key(`Layer${at}`), ref);
  const content = all
    .map((_, at) => `/OC /Layer${at} BDC ${at / 2} 0 0 rg ${20 + 60 * at} 100 50 50 re f EMC`)
    .join('\n');
  for (const page of document.getPages()) {
    page.node.normalizedEntries().Resources.set(key('Properties'), named);
    page.node.addContentStream(context.register(context.stream(content)));
  }
}

/** Makes a PDF. */
export async function makePdf(made: MadePdf): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  if (made.title !== undefined) document.setTitle(made.title);
  if (made.author !== undefined) document.setAuthor(made.author);
  document.setCreationDate(new Date('2021-05-04T12:00:00Z'));
  for (const text of made.texts) {
    const page = document.addPage([300, 400]);
    page.drawText(text, { x: 40, y: 350, size: 12, font, lineHeight: 14 });
  }
  addNames(document);
  if (made.bookmarks) addOutline(document, made.bookmarks);
  for (const link of made.links ?? []) addLink(document, link);
  if (made.sharedPictureBytes !== undefined) await addPictures(document, made.sharedPictureBytes);
  if (made.layers) addLayers(document, made.layers);
  if (made.romanPages !== undefined) {
    const labels = document.context.obj([0, { S: 'r' }, made.romanPages, { S: 'D' }]);
    document.catalog.set(key('PageLabels'), document.context.obj({ Nums: labels }));
  }
  const { userPassword, ownerPassword } = made;
  if (userPassword !== undefined || ownerPassword !== undefined) {
    document.encrypt({
      userPassword: userPassword ?? '',
      ownerPassword: ownerPassword ?? 'owner',
      permissions: { printing: false, copying: false },
    });
  }
  return document.save();
}
