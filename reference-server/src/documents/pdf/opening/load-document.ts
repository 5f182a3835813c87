import { readFile, stat } from 'node:fs/promises';
import {
  ParseSpeeds,
  PDFDict,
  PDFDocument,
  type PDFObject,
  PDFStreamWriter,
} from '@cantoo/pdf-lib';
import type { OpenPdf } from '../engine/open-pdf.ts';
import { scanFile } from '../limits/scan-file.ts';
import { rebuildDocument } from '../rebuild/rebuild-document.ts';

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

const isDictionary = (object: PDFObject | undefined): object is PDFDict =>
  object instanceof PDFDict;

/** Takes an open document apart as {@link loadFile} does its file: what the engine reads of it. */
export async function loadOpen({ bytes, path }: OpenPdf): Promise<PDFDocument | undefined> {
  return bytes ? loadBytes(bytes) : loadFile(path);
}

/** The bytes of a file that is small enough; undefined, too, for one that cannot be read. */
async function readLoadable(path: string): Promise<Uint8Array | undefined> {
  try {
    return (await isLoadable(path)) ? await readFile(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes a damaged file apart as far as it can be: rebuilt from what its bytes hold, and then as
 * {@link loadFile} does. The catalog of such a document may say nothing.
 */
export async function* loadDamaged(path: string): AsyncGenerator<PDFDocument> {
  const bytes = await readLoadable(path);
  if (!bytes) return;
  const versions = [
    () => rebuildDocument(bytes, true),
    () => rebuildDocument(bytes, false),
    () => bytes,
  ];
  for (const version of versions) {
    try {
      const whole = await version();
      const document = whole && (await PDFDocument.load(whole, { ...LOADING, password: '' }));
      if (document && isDictionary(document.catalog)) yield document;
    } catch {
      // The next one is read in another way.
    }
  }
}

/** Writes a document for the engine, quickly. */
export function saveDocument(document: PDFDocument): Promise<Uint8Array> {
  return document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

/** How many dictionaries are compressed together; they are much alike. */
const OBJECTS_PER_STREAM = 2_000;

/** Writes a document that the engine has written before for a reader, in few bytes: its dictionaries are compressed. */
export function saveSmall({ context }: PDFDocument): Promise<Uint8Array> {
  return PDFStreamWriter.forContext(
    context,
    Number.POSITIVE_INFINITY,
    true,
    OBJECTS_PER_STREAM,
  ).serializeToBuffer();
}
