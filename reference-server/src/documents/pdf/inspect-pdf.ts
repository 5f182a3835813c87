import type { PageSize } from '../model/imported-document.contract.ts';
import type { OpenPdf } from './open-pdf.ts';
import { type OutlineEntry, readOutline } from './read-outline.ts';
import {
  type PdfProperties,
  readPageLabels,
  readPageSizes,
  readProperties,
} from './read-properties.ts';

/** What a PDF says about itself, apart from the content of its pages. */
export interface PdfInspection {
  readonly pageCount: number;
  readonly properties: PdfProperties;
  readonly outline: readonly OutlineEntry[];
  /** One for each page, empty where there is none. */
  readonly labels: readonly string[];
  readonly sizes: readonly PageSize[];
}

/** Reads everything but the pages. */
export function inspectPdf(pdf: OpenPdf): PdfInspection {
  return {
    pageCount: pdf.pageCount,
    properties: readProperties(pdf),
    outline: readOutline(pdf),
    labels: readPageLabels(pdf),
    sizes: readPageSizes(pdf),
  };
}
