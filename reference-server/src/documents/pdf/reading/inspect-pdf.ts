import type { PageProgression, PageSize } from '../../model/imported-document.contract.ts';
import type { OpenPdf } from '../engine/open-pdf.ts';
import { loadOpen } from '../opening/load-document.ts';
import { type OutlineEntry, readOutline } from './read-outline.ts';
import {
  type PdfProperties,
  readPageLabels,
  readPageSizes,
  readProgression,
  readProperties,
} from './read-properties.ts';
import { readStructureOutline } from './read-structure-outline.ts';

/** Properties of a PDF, without the content of its pages. */
export interface PdfInspection {
  readonly pageCount: number;
  readonly properties: PdfProperties;
  readonly outline: readonly OutlineEntry[];
  /** One for each page; may be empty. */
  readonly labels: readonly string[];
  readonly sizes: readonly PageSize[];
  readonly progression: PageProgression;
}

const hasTarget = ({ page, children }: OutlineEntry): boolean =>
  page !== undefined || children.some(hasTarget);

async function findOutline(pdf: OpenPdf): Promise<OutlineEntry[]> {
  const outline = readOutline(pdf);
  if (outline.length === 0 || outline.some(hasTarget)) return outline;
  const document = await loadOpen(pdf);
  return document ? readStructureOutline(document) : outline;
}

/** Inspects a PDF. */
export async function inspectPdf(pdf: OpenPdf): Promise<PdfInspection> {
  return {
    pageCount: pdf.pageCount,
    properties: readProperties(pdf),
    outline: await findOutline(pdf),
    labels: readPageLabels(pdf),
    sizes: readPageSizes(pdf),
    progression: readProgression(pdf),
  };
}
