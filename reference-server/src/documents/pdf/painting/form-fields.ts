import { isDocumentError } from '../../model/document-error.ts';
import { type OpenPdf, withPage } from '../engine/open-pdf.ts';

/** The engine's `FPDF_GetFormType` for a document without a form. */
const NO_FORM = 0;

const hasForm = ({ pdfium, handle }: OpenPdf) => pdfium.api.FPDF_GetFormType(handle) !== NO_FORM;

/**
 * Lends the form of a document for work on an open page. Fields of the page that have no appearance get
 * one, and keep it as long as the document is open; so do other annotations, from which a copy takes it
 * off again (`dropMadeAppearances`).
 */
function withForm({ pdfium, handle }: OpenPdf, page: number, use: (form: number) => void): void {
  const { api } = pdfium;
  const info = api.PDFiumExt_OpenFormFillInfo();
  const form = api.PDFiumExt_InitFormFillEnvironment(handle, info);
  try {
    if (form === 0) return;
    api.FORM_OnAfterLoadPage(page, form);
    use(form);
    api.FORM_OnBeforeClosePage(page, form);
  } finally {
    if (form !== 0) api.PDFiumExt_ExitFormFillEnvironment(form);
    api.PDFiumExt_CloseFormFillInfo(info);
  }
}

/**
 * Gives the form fields of pages the appearances that they lack, so that copies of the pages have them:
 * the form, which says how to make them, is not copied.
 */
export function completeFields(pdf: OpenPdf, from: number, amount: number): void {
  for (let number = from; number < from + amount && number <= pdf.pageCount; number += 1) {
    try {
      withPage(pdf, number, (page) => {
        if (pdf.pdfium.api.FPDFPage_GetAnnotCount(page) > 0) withForm(pdf, page, () => undefined);
      });
    } catch (error) {
      // Whoever copies the page says what is wrong with it.
      if (!isDocumentError(error)) throw error;
    }
  }
}

/** Where and how a page was painted. */
export interface PaintedPage {
  readonly page: number;
  readonly bitmap: number;
  readonly columns: number;
  readonly rows: number;
  readonly flags: number;
}

/** Paints the fields of a form over its page, filled in as they are: the engine keeps them apart from it. */
export function drawFormFields(pdf: OpenPdf, painted: PaintedPage): void {
  const { page, bitmap, columns, rows, flags } = painted;
  const { api } = pdf.pdfium;
  if (!hasForm(pdf)) return;
  withForm(pdf, page, (form) => {
    api.FPDF_FFLDraw(form, bitmap, page, 0, 0, columns, rows, 0, flags);
  });
}
