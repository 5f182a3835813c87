import type { Archive } from '../archive/archive.contract.ts';
import { canonicalPath, decodeStep } from '../archive/entry-path.ts';

/** A target of a link: a file's path in the archive, and the fragment as written (percent-encoded, without `#`). */
export interface BookPlace {
  readonly path: string;
  readonly fragment: string | undefined;
}

/** Prefix of an address that is a full archive path. */
const FROM_ROOT = '~';

/** Addresses that the API uses for other resources. */
const TAKEN = new Set(['toc', 'search', 'print', 'cover']);

/** The folder of a path, with a final slash; empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * The address of a file: its path relative to the folder of the package document, not encoded
 * (`docs/decisions.md` 69). A file outside that folder, or with the name of another endpoint, has an address
 * from the archive's root, prefixed with `~/`.
 * @param folder of the package document, as {@link folderOf} returns it
 */
export function toAddress(path: string, folder: string): string {
  const inside = path.startsWith(folder) ? path.slice(folder.length) : undefined;
  const usable = inside && !inside.startsWith(FROM_ROOT) && !TAKEN.has(inside);
  return usable ? inside : `${FROM_ROOT}/${path}`;
}

/** The archive path of an address: the inverse of {@link toAddress}. */
export function fromAddress(address: string, folder: string): string {
  const path = canonicalPath(address);
  return path.startsWith(`${FROM_ROOT}/`) ? path.slice(FROM_ROOT.length + 1) : folder + path;
}

/** Percent-encodes an address as the path of a URL. */
export function encodeAddress(address: string): string {
  return address
    .split('/')
    .map((step) =>
      encodeURIComponent(step).replace(/%(?:2C|3B|3D|40|26|24|2B)/g, decodeURIComponent),
    )
    .join('/');
}

/**
 * Resolves a reference relative to its file, or to the archive's root when it begins with a slash. Undefined
 * for an empty reference and one with a scheme or host.
 * @param from archive path of the file that contains the reference
 */
export function resolveReference(reference: string, from: string): BookPlace | undefined {
  const trimmed = reference.trim();
  if (trimmed === '' || trimmed.startsWith('//') || /^[A-Za-z][A-Za-z0-9+.-]*:/.test(trimmed))
    return undefined;
  const [, pathname = '', fragment] = /^([^?#]*)(?:\?[^#]*)?(?:#(.*))?$/s.exec(trimmed) ?? [];
  if (pathname === '') return { path: from, fragment };
  const steps = /^[\\/]/.test(pathname) ? [] : folderOf(from).split('/').filter(Boolean);
  for (const step of pathname.split(/[\\/]/).map(decodeStep)) {
    if (step === '..') steps.pop();
    else if (step !== '' && step !== '.') steps.push(step);
  }
  return { path: canonicalPath(steps.join('/')), fragment };
}

/** Longer bases are hostile: each reference would take long to resolve. */
const LONGEST_BASE = 255;

/**
 * Resolves a base URL against the one around it. The result is an archive path, with a final slash for a
 * folder. A base outside the book is ignored.
 */
export function resolveBase(base: string, from: string): string {
  const place = resolveReference(base, from);
  if (!place || place.path.length > LONGEST_BASE) return from;
  const [, pathname = ''] = /^([^?#]*)/.exec(base.trim()) ?? [];
  const isFolder = /(?:^|[\\/])\.{0,2}$/.test(pathname) && pathname !== '';
  return isFolder && place.path !== '' ? `${place.path}/` : place.path;
}

/** {@link resolveReference} for a file in the archive, with its path there. */
function findPlace(
  reference: string,
  from: string,
  archive: Pick<Archive, 'find'>,
): BookPlace | undefined {
  const place = resolveReference(reference, from);
  const path = place && archive.find(place.path);
  return place && path !== undefined ? { ...place, path } : undefined;
}

/**
 * Finds the target of a reference in the archive. A reference without a target is tried as a plain file name,
 * which may contain `#`, `?` or `:`.
 */
export function findReference(
  reference: string,
  from: string,
  archive: Pick<Archive, 'find'>,
): BookPlace | undefined {
  const name = reference.trim().replace(/[%?#]/g, encodeURIComponent);
  return findPlace(reference, from, archive) ?? findPlace(`./${name}`, from, archive);
}

/** The origin of a reference. */
export interface Referrer {
  /** The archive path of the file that contains the reference. */
  readonly path: string;
  /** The base path, if other than the file. */
  readonly base?: string | undefined;
}

/** {@link findReference} from the stated base, else from the file itself: some books state a wrong base. */
export function findBased(
  reference: string,
  { path, base = path }: Referrer,
  archive: Pick<Archive, 'find'>,
): BookPlace | undefined {
  const isWithin = reference.trim().startsWith('#');
  const based = base === path || isWithin ? undefined : findReference(reference, base, archive);
  return based ?? findReference(reference, path, archive);
}

/** Finds a file by its name from the archive's root, with or without a leading slash. */
export function findFromRoot(name: string, archive: Archive): string | undefined {
  return findReference(name.trim().replace(/^[\\/]+/, ''), '', archive)?.path;
}

/** An address as a link: only `%`, `?` and `#` are encoded. */
export function linkOfAddress(address: string): string {
  return address.replace(/[%?#]/g, encodeURIComponent);
}

/** The archive path of a link: the inverse of {@link linkTo}, without the fragment. */
export function pathOfLink(link: string, folder: string): string {
  return fromAddress(link.replace(/#.*$/s, '').split('/').map(decodeStep).join('/'), folder);
}

/** A link to a place: address and fragment. */
export function linkTo(place: BookPlace, folder: string): string {
  const address = linkOfAddress(toAddress(place.path, folder));
  return place.fragment === undefined ? address : `${address}#${place.fragment}`;
}
