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

/** Larger files are not parsed. */
const MAX_BYTES = 64 * 1024 * 1024;
/** Files with more objects, each of which takes a kilobyte of memory, are not parsed. */
const MOST_OBJECTS = 300_000;

/** Whether a file is small enough to parse. */
async function isLoadable(path: string): Promise<boolean> {
  return (await stat(path)).size <= MAX_BYTES && (await scanFile(path)) <= MOST_OBJECTS;
}

/** Without pauses: the worker runs nothing else. */
const LOADING = { updateMetadata: false, parseSpeed: ParseSpeeds.Fastest };

/** Parses a PDF that the engine has written. */
export function loadBytes(bytes: Uint8Array): Promise<PDFDocument> {
  return PDFDocument.load(bytes, LOADING);
}

/** Parses a file for what the engine does not tell; undefined for one that is too large or damaged. */
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

/** {@link loadFile} for an open document, whose bytes may differ from the file. */
export async function loadOpen({ bytes, path }: OpenPdf): Promise<PDFDocument | undefined> {
  return bytes ? loadBytes(bytes) : loadFile(path);
}

/** The bytes of a file; undefined for one that is too large or unreadable. */
async function readLoadable(path: string): Promise<Uint8Array | undefined> {
  try {
    return (await isLoadable(path)) ? await readFile(path) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Parses a damaged file in several ways: rebuilt from its objects, then as {@link loadFile} does. The catalog may be
 * empty.
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
      // Tries the next version.
    }
  }
}

/** Writes a document for the engine, fast and large. */
export function saveDocument(document: PDFDocument): Promise<Uint8Array> {
  return document.save({
    useObjectStreams: false,
    updateFieldAppearances: false,
    objectsPerTick: Number.POSITIVE_INFINITY,
  });
}

/** Dictionaries compress better together. */
const OBJECTS_PER_STREAM = 2_000;

/** Writes a document for the reader, with compressed dictionaries. */
export function saveSmall({ context }: PDFDocument): Promise<Uint8Array> {
  return PDFStreamWriter.forContext(
    context,
    Number.POSITIVE_INFINITY,
    true,
    OBJECTS_PER_STREAM,
  ).serializeToBuffer();
}
