/** What of a page is tagged: an element of the document's structure, and what it holds on this page. */
export interface StructureElement {
  /** A standard name: H1, P, Table. */
  readonly role: string;
  readonly alt?: string;
  readonly actualText?: string;
  readonly lang?: string;
  /** Of the cell of a table. */
  readonly scope?: string;
  readonly rowSpan?: number;
  readonly colSpan?: number;
  /** Elements, and the numbers of what is marked in the page's content. */
  readonly children: readonly (StructureElement | number)[];
}

/** The tags of a page. */
export interface PageStructure {
  /** Language of the document. */
  readonly lang: string;
  readonly elements: readonly StructureElement[];
}
