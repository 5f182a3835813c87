import { PDFName } from '@cantoo/pdf-lib';

/** The name under which a PDF's dictionary has something. */
export const key = (name: string): PDFName => PDFName.of(name);
