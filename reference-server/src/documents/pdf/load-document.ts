import { readFile, stat } from 'node:fs/promises';
import { ParseSpeeds, PDFDict, PDFDocument, type PDFObject } from '@cantoo/pdf-lib';
import { key } from './key.ts';
import { scanFile } from './limits/scan-file.ts';

/** A larger file is not taken apart as a whole. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Nor is one of more objects, each of which takes a kilobyte of memory. */
const MOST_OBJECTS = 300_000;

/** Whether a file is small enough to be taken apart into its objects. */
async function isLoadable(path: string): Promise<boolean> {
  return (await stat(path)).size <= MAX_BYTES && (await scanFile(path)) <= MOST_OBJECTS;
}

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
  if (!(await isLoadable(path))) return undefined;
  try {
    return await PDFDocument.load(await readFile(path), { ...LOADING, password: '' });
  } catch {
    return undefined;
  }
}

/** Stands behind what is left of a file whose catalog is lost, and ends what was cut off in the middle. */
const CATALOG = '\nendstream\nendobj\n8000000 0 obj\n<< /Type /Catalog >>\nendobj\n';

const isDictionary = (object: PDFObject | undefined): object is PDFDict =>
  object instanceof PDFDict;

/** Whether a document was locked, and what says how is lost: all it holds is illegible. */
const isLocked = ({ context }: PDFDocument) =>
  context.trailerInfo.Encrypt === undefined &&
  context
    .enumerateIndirectObjects()
    .some(
      ([, object]) =>
        isDictionary(object) && ['Filter', 'V', 'O', 'U'].every((name) => object.has(key(name))),
    );

async function loadFirst(attempts: readonly Uint8Array[]): Promise<PDFDocument | undefined> {
  for (const bytes of attempts) {
    try {
      const document = await PDFDocument.load(bytes, { ...LOADING, password: '' });
      if (isDictionary(document.catalog)) return document;
    } catch {
      // The next one is shorter, or says more.
    }
  }
  return undefined;
}

/**
 * Takes what is left of a file apart, as {@link loadFile} does a whole one: of a file that was cut off its
 * end, its table or its catalog. Such a document may have a catalog that says nothing.
 */
export async function loadRemains(path: string): Promise<PDFDocument | undefined> {
  if (!(await isLoadable(path))) return undefined;
  const bytes = await readFile(path);
  const objects = bytes.subarray(0, bytes.lastIndexOf('endobj') + 'endobj'.length);
  const catalog = Buffer.from(CATALOG);
  const document = await loadFirst([
    bytes,
    objects,
    Buffer.concat([bytes, catalog]),
    Buffer.concat([objects, catalog]),
  ]);
  return document && !isLocked(document) ? document : undefined;
}

/** Writes a document. */
export function saveDocument(document: PDFDocument): Promise<Uint8Array> {
  return document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}
