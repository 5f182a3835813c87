import {
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNull,
  PDFNumber,
  type PDFObject,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { key } from '../objects/key.ts';
import type { PageStructure, StructureElement } from './structure.contract.ts';

/** The key of the only page in the parent tree. */
const PAGE = 0;

class StructureWriter {
  readonly #document: PDFDocument;
  readonly #page: PDFRef;
  /** The element of each number of marked content. */
  readonly owners: (PDFRef | undefined)[] = [];

  constructor(document: PDFDocument, page: PDFRef) {
    this.#document = document;
    this.#page = page;
  }

  write(element: StructureElement, parent: PDFRef): PDFRef {
    const { context } = this.#document;
    const ref = context.nextRef();
    const dict = PDFDict.withContext(context);
    dict.set(key('Type'), key('StructElem'));
    dict.set(key('S'), PDFName.of(element.role));
    dict.set(key('P'), parent);
    dict.set(key('Pg'), this.#page);
    for (const [name, text] of [
      ['Alt', element.alt],
      ['ActualText', element.actualText],
      ['Lang', element.lang],
    ] as const) {
      if (text) dict.set(key(name), PDFHexString.fromText(text));
    }
    const { scope, rowSpan, colSpan } = element;
    if (scope ?? rowSpan ?? colSpan) {
      dict.set(
        key('A'),
        context.obj({
          O: 'Table',
          ...(scope && { Scope: scope }),
          ...(rowSpan && { RowSpan: rowSpan }),
          ...(colSpan && { ColSpan: colSpan }),
        }),
      );
    }
    dict.set(key('K'), this.#list(element.children.map((child) => this.#child(child, ref))));
    context.assign(ref, dict);
    return ref;
  }

  #child(child: StructureElement | number, parent: PDFRef): PDFObject {
    if (typeof child !== 'number') return this.write(child, parent);
    this.owners[child] ??= parent;
    return PDFNumber.of(child);
  }

  #list(objects: readonly PDFObject[]): PDFArray {
    const array = PDFArray.withContext(this.#document.context);
    for (const object of objects) array.push(object);
    return array;
  }
}

/** Writes the tags of a page into a document of that page. */
export function writeStructure(document: PDFDocument, { lang, elements }: PageStructure): void {
  const [page] = document.getPages();
  if (!page) return;
  const { context, catalog } = document;
  const root = context.nextRef();
  const writer = new StructureWriter(document, page.ref);
  const top = elements.map((element) => writer.write(element, root));
  const owners = Array.from(writer.owners, (owner) => owner ?? PDFNull);
  const numbers = context.obj([PAGE, context.obj(owners)]);
  context.assign(
    root,
    context.obj({
      Type: 'StructTreeRoot',
      K: top,
      ParentTree: context.obj({ Nums: numbers }),
      ParentTreeNextKey: PAGE + 1,
    }),
  );
  page.node.set(key('StructParents'), PDFNumber.of(PAGE));
  catalog.set(key('StructTreeRoot'), root);
  catalog.set(key('MarkInfo'), context.obj({ Marked: true }));
  if (lang) catalog.set(key('Lang'), PDFHexString.fromText(lang));
}
