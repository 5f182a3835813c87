import type { OpenPdf } from '../engine/open-pdf.ts';
import { actionPage, destinationPage } from './read-destination.ts';

/** A link to a page of the same file. */
export interface PageLink {
  /** Its index in the page's annotations. */
  readonly annotation: number;
  /** The target page, from 1. */
  readonly target: number;
}

/** The engine's `FPDFAnnot_GetSubtype` of a link. */
const LINK = 2;
const MAX_ANNOTATIONS = 10_000;

function linkTarget(pdf: OpenPdf, annotation: number): number | undefined {
  const { api } = pdf.pdfium;
  if (api.FPDFAnnot_GetSubtype(annotation) !== LINK) return undefined;
  const link = api.FPDFAnnot_GetLink(annotation);
  if (link === 0) return undefined;
  return (
    destinationPage(pdf, api.FPDFLink_GetDest(pdf.handle, link)) ??
    actionPage(pdf, api.FPDFLink_GetAction(link))
  );
}

/** Reads the links of an open page to pages of the file. */
export function readPageLinks(pdf: OpenPdf, page: number): PageLink[] {
  const { api } = pdf.pdfium;
  const count = Math.min(api.FPDFPage_GetAnnotCount(page), MAX_ANNOTATIONS);
  const links: PageLink[] = [];
  for (let index = 0; index < count; index += 1) {
    const annotation = api.FPDFPage_GetAnnot(page, index);
    if (annotation === 0) continue;
    try {
      const target = linkTarget(pdf, annotation);
      if (target !== undefined) links.push({ annotation: index, target });
    } finally {
      api.FPDFPage_CloseAnnot(annotation);
    }
  }
  return links;
}
