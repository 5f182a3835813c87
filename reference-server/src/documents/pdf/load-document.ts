import { readFile, stat } from 'node:fs/promises';
import { ParseSpeeds, PDFDocument } from '@cantoo/pdf-lib';

/** A larger file is not taken apart as a whole. */
const MAX_BYTES = 64 * 1024 * 1024;

/** Without pauses: it has a thread to itself. */
const LOADING = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };

/** Takes a PDF that the engine has written apart into its objects. */
export function loadBytes(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, LOADING);
}

/**
 * Takes a whole file apart into its objects, for what the engine does not tell; undefined for one that
 * is too large or that only the engine can repair.
 */
export async function loadFile(path: string): Promise<PDFDocument | undefined> {
  if ((await stat(path)).size > MAX_BYTES) return undefined;
  try {
    return await PDFDocument.load(await readFile(path), { ...LOADING, password: '' });
  } catch {
    return undefined;
  }
}

/** Writes a document. */
export function saveDocument(document: PDFDocument): Promise<Uint8Array> {
  return document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
