import { PDFName } from '@cantoo/pdf-lib';

/** The name object of a dictionary's key. */
export const key = (name: string): PDFName => PDFName.of(name);
