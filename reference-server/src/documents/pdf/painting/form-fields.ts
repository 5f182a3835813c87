import type { OpenPdf } from '../engine/open-pdf.ts';
import type { Painting } from './paint-bounded.ts';

/** The engine's `FPDF_GetFormType` for a document without a form. */
const NO_FORM = 0;

const hasForm = ({ pdfium, handle }: OpenPdf) => pdfium.api.FPDF_GetFormType(handle) !== NO_FORM;

/**
 * Opens the form of a document for an open page. The engine generates missing appearances of fields and other
 * annotations, and keeps them while the document is open (`dropGeneratedAppearances`).
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

/** Generates missing appearances of form fields on an open page; a copy of it lacks the form to do so. */
export function completeFields(pdf: OpenPdf, page: number): void {
  if (pdf.pdfium.api.FPDFPage_GetAnnotCount(page) > 0) withForm(pdf, page, () => undefined);
}

/** Paints the form fields over their page: the engine does not paint them with it. */
export function drawFormFields(pdf: OpenPdf, painted: Painting): void {
  const { page, bitmap, columns, rows, flags } = painted;
  const { api } = pdf.pdfium;
  if (!hasForm(pdf)) return;
  withForm(pdf, page, (form) => {
    api.FPDF_FFLDraw(form, bitmap, page, 0, 0, columns, rows, 0, flags);
  });
}
