import type { OpenPdf } from '../engine/open-pdf.ts';
import { copyOut, decodeUtf16, readText, viewMemory, withMemory } from '../engine/pdfium-memory.ts';
import type { PageStructure, StructureElement } from './structure.contract.ts';

/** Limits of a page's structure; the rest is dropped. */
const MAX_DEPTH = 32;
const MAX_ELEMENTS = 10_000;
const MAX_CHILDREN = 10_000;
/** Bytes of a text; an alternative text is at most a paragraph. */
const MAX_TEXT = 8_000;
/** Bytes of the engine's numbers, and of a name in an attribute. */
const WORD_BYTES = 4;
const NAME_BYTES = 64;
const MAX_ATTRIBUTES = 20;
const MAX_SPAN = 1_000;
/** Higher numbers of marked content are invalid. */
const MAX_MARK = 100_000;

class StructureReader {
  readonly #pdf: OpenPdf;
  #left = MAX_ELEMENTS;

  constructor(pdf: OpenPdf) {
    this.#pdf = pdf;
  }

  /** Reads the elements at the top. */
  elements(count: number, childAt: (index: number) => number, depth: number): StructureElement[] {
    const found: StructureElement[] = [];
    for (let index = 0; index < Math.min(count, MAX_CHILDREN); index += 1) {
      const child = childAt(index);
      const element = child === 0 ? undefined : this.#element(child, depth);
      if (element) found.push(element);
    }
    return found;
  }

  #element(handle: number, depth: number): StructureElement | undefined {
    if (this.#left <= 0 || depth > MAX_DEPTH) return undefined;
    this.#left -= 1;
    const { api } = this.#pdf.pdfium;
    const text = (
      read:
        | 'FPDF_StructElement_GetType'
        | 'FPDF_StructElement_GetAltText'
        | 'FPDF_StructElement_GetActualText'
        | 'FPDF_StructElement_GetLang',
    ) => readText(this.#pdf.pdfium, (buffer, size) => api[read](handle, buffer, size), MAX_TEXT);
    const role = text('FPDF_StructElement_GetType');
    const alt = text('FPDF_StructElement_GetAltText');
    const actualText = text('FPDF_StructElement_GetActualText');
    const lang = text('FPDF_StructElement_GetLang');
    return {
      role,
      ...(alt && { alt }),
      ...(actualText && { actualText }),
      ...(lang && { lang }),
      ...(/^T[HD]$/.test(role) && this.#cell(handle)),
      children: this.#children(handle, depth),
    };
  }

  #children(handle: number, depth: number): readonly (StructureElement | number)[] {
    const { api } = this.#pdf.pdfium;
    const count = Math.min(api.FPDF_StructElement_CountChildren(handle), MAX_CHILDREN);
    const children: (StructureElement | number)[] = [];
    for (let index = 0; index < count; index += 1) {
      const mark = api.FPDF_StructElement_GetChildMarkedContentID(handle, index);
      const child = mark < 0 ? api.FPDF_StructElement_GetChildAtIndex(handle, index) : 0;
      const element = child === 0 ? undefined : this.#element(child, depth + 1);
      if (element) children.push(element);
      else if (mark >= 0 && mark <= MAX_MARK) children.push(mark);
    }
    return children;
  }

  #cell(handle: number): Pick<StructureElement, 'scope' | 'rowSpan' | 'colSpan'> {
    const scope = this.#attribute(handle, 'Scope', (value) => this.#name(value));
    const span = (name: string) =>
      this.#attribute(handle, name, (value) => {
        const number = this.#number(value);
        return Number.isInteger(number) && number > 1 && number <= MAX_SPAN ? number : undefined;
      });
    const [rowSpan, colSpan] = [span('RowSpan'), span('ColSpan')];
    return { ...(scope && { scope }), ...(rowSpan && { rowSpan }), ...(colSpan && { colSpan }) };
  }

  #attribute<T>(handle: number, name: string, read: (value: number) => T): T | undefined {
    const { api } = this.#pdf.pdfium;
    const count = Math.min(api.FPDF_StructElement_GetAttributeCount(handle), MAX_ATTRIBUTES);
    for (let index = 0; index < count; index += 1) {
      const attributes = api.FPDF_StructElement_GetAttributeAtIndex(handle, index);
      const value = attributes && api.FPDF_StructElement_Attr_GetValue(attributes, name);
      const found = value ? read(value) : undefined;
      if (found !== undefined) return found;
    }
    return undefined;
  }

  #name(value: number): string | undefined {
    const { pdfium } = this.#pdf;
    return withMemory(pdfium, NAME_BYTES + WORD_BYTES, (place) => {
      const length = place + NAME_BYTES;
      const { api } = pdfium;
      if (!api.FPDF_StructElement_Attr_GetStringValue(value, place, NAME_BYTES, length)) {
        return undefined;
      }
      const size = viewMemory(pdfium, length, WORD_BYTES).getUint32(0, true);
      return decodeUtf16(copyOut(pdfium, place, Math.min(size, NAME_BYTES)));
    });
  }

  #number(value: number): number {
    const { pdfium } = this.#pdf;
    return withMemory(pdfium, WORD_BYTES, (place) =>
      pdfium.api.FPDF_StructElement_Attr_GetNumberValue(value, place)
        ? viewMemory(pdfium, place, WORD_BYTES).getFloat32(0, true)
        : 0,
    );
  }
}

/** Reads the tags of an open page (headings, lists, tables); undefined without any. */
export function readStructure(pdf: OpenPdf, page: number): PageStructure | undefined {
  const { pdfium } = pdf;
  const { api } = pdfium;
  const tree = api.FPDF_StructTree_GetForPage(page);
  if (tree === 0) return undefined;
  try {
    const childAt = (index: number) => api.FPDF_StructTree_GetChildAtIndex(tree, index);
    const count = api.FPDF_StructTree_CountChildren(tree);
    const elements = new StructureReader(pdf).elements(count, childAt, 0);
    if (elements.length === 0) return undefined;
    const lang = readText(
      pdfium,
      (buffer, size) => api.FPDFCatalog_GetLanguage(pdf.handle, buffer, size),
      MAX_TEXT,
    );
    return { lang, elements };
  } finally {
    api.FPDF_StructTree_Close(tree);
  }
}
