import { type Entry, getFileNameLowLevel } from 'yauzl';
import { DocumentError } from '../../model/document-error.ts';

/**
 * The name of an entry. EPUB wants UTF-8 and many archives hold it without saying so; only a name that
 * is no UTF-8 is read in the archive's older alphabet.
 */
export function entryName(entry: Entry): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(entry.fileNameRaw);
  } catch {
    return getFileNameLowLevel(
      entry.generalPurposeBitFlag,
      entry.fileNameRaw,
      entry.extraFields,
      true,
    );
  }
}

/**
 * Checks the name of an archive's entry. A name that could lead out of the archive, or means
 * different things to different readers, is an attack and not a mistake to be repaired.
 * @throws DocumentError hostile
 */
export function checkEntryName(name: string): void {
  const refuse = (why: string) => {
    throw new DocumentError(
      'hostile',
      `The archive holds an entry that ${why}: ${JSON.stringify(name)}.`,
    );
  };
  if (name.includes('\0')) refuse('has a zero byte in its name');
  // Some programs part folders by a backslash.
  const path = name.replaceAll('\\', '/');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) refuse('has an absolute path');
  if (path.split('/').includes('..')) refuse('leads out of the archive');
}

/** One spelling for names that look alike: composed Unicode, slashes, no empty and no `.` steps. */
export function canonicalPath(path: string): string {
  return path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .split('/')
    .filter((step) => step !== '' && step !== '.')
    .join('/');
}

/** Percent-encoded throughout, but no UTF-8: bytes of an older alphabet. */
const ENCODED_BYTES = /^(?:[^%]|%[0-9a-f]{2})*$/i;

/** A step of a path without its percent-encoding, where it has a sound one. */
export function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return ENCODED_BYTES.test(step)
      ? step.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : step;
  }
}

/** One spelling for paths that books mix up: whatever the case of letters, percent-encoded or not. */
export function loosePath(path: string): string {
  return canonicalPath(path.split('/').map(decodeStep).join('/')).toLowerCase();
}
