/** A structure element of a page. */
export interface StructureElement {
  /** Such as H1, P or Table. */
  readonly role: string;
  readonly alt?: string;
  readonly actualText?: string;
  readonly lang?: string;
  /** For a table cell. */
  readonly scope?: string;
  readonly rowSpan?: number;
  readonly colSpan?: number;
  /** Elements, and numbers of marked content. */
  readonly children: readonly (StructureElement | number)[];
}

/** The tags of a page. */
export interface PageStructure {
  readonly lang: string;
  readonly elements: readonly StructureElement[];
}
