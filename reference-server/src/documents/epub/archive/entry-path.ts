import { DocumentError } from '../../model/document-error.ts';

/**
 * Rejects the name of an entry that could leave the archive, or that programs read differently: an attack,
 * not a mistake to repair.
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
  // Some programs separate folders with a backslash.
  const path = name.replaceAll('\\', '/');
  if (path.startsWith('/') || /^[A-Za-z]:/.test(path)) refuse('has an absolute path');
  if (path.split('/').includes('..')) refuse('leads out of the archive');
}

/** One spelling for equal paths: composed Unicode, slashes, no empty and no `.` steps. */
export function canonicalPath(path: string): string {
  return path
    .normalize('NFC')
    .replaceAll('\\', '/')
    .split('/')
    .filter((step) => step !== '' && step !== '.')
    .join('/');
}

/** Valid percent-encoding of bytes that may not be UTF-8. */
const ENCODED_BYTES = /^(?:[^%]|%[0-9a-f]{2})*$/i;

/** Decodes the percent-encoding of a path's step, where it is valid. */
export function decodeStep(step: string): string {
  try {
    return decodeURIComponent(step);
  } catch {
    return ENCODED_BYTES.test(step)
      ? step.replace(/%(..)/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      : step;
  }
}

/** One spelling for paths that differ only in case or percent-encoding. */
export function loosePath(path: string): string {
  return canonicalPath(path.split('/').map(decodeStep).join('/')).toLowerCase();
}
