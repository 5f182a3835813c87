import type { Archive } from '../archive/archive.contract.ts';
import { canonicalPath, decodeStep } from '../archive/entry-path.ts';

/**
 * Where a file of a book is: its path within the archive, and the anchor in it as the link has it
 * (percent-encoded, without `#`).
 */
export interface BookPlace {
  readonly path: string;
  readonly fragment: string | undefined;
}

/** What stands before the full archive path of a file that has no address relative to the folder. */
const FROM_ROOT = '~';

/** First steps of an address that the API, or this scheme, means something else by. */
const TAKEN = new Set(['toc', 'search', 'print', 'cover']);

/** The folder of a path: with a slash at its end, empty for the root. */
export function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1);
}

/**
 * The address of a file: its path relative to the folder of the package document, not encoded
 * (`docs/decisions.md` 69). What lies outside that folder, or would be taken for another endpoint, is
 * addressed from the archive's root behind `~/`.
 * @param folder the package document's, as {@link folderOf} gives it
 */
export function toAddress(path: string, folder: string): string {
  const inside = path.startsWith(folder) ? path.slice(folder.length) : undefined;
  const usable = inside && !inside.startsWith(FROM_ROOT) && !TAKEN.has(inside);
  return usable ? inside : `${FROM_ROOT}/${path}`;
}

/** The archive path that an address means: the inverse of {@link toAddress}. */
export function fromAddress(address: string, folder: string): string {
  const path = canonicalPath(address);
  return path.startsWith(`${FROM_ROOT}/`) ? path.slice(FROM_ROOT.length + 1) : folder + path;
}

/** An address as a path of a URL. */
export function encodeAddress(address: string): string {
  return address
    .split('/')
    .map((step) =>
      encodeURIComponent(step).replace(/%(?:2C|3B|3D|40|26|24|2B)/g, decodeURIComponent),
    )
    .join('/');
}

/**
 * Where a reference in a file leads: relative to that file, or from the archive's root when it begins
 * with a slash. Undefined for what is not in the book: another scheme, another host, nothing.
 * @param from archive path of the file that holds the reference
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

/** No folder of a book lies deeper; a longer base would make each reference take long. */
const LONGEST_BASE = 255;

/**
 * From where references count that a base applies to, itself counted from another: an archive path, which
 * ends in a slash for a folder. A base that leads out of the book changes nothing.
 */
export function resolveBase(base: string, from: string): string {
  const place = resolveReference(base, from);
  if (!place || place.path.length > LONGEST_BASE) return from;
  const [, pathname = ''] = /^([^?#]*)/.exec(base.trim()) ?? [];
  const isFolder = /(?:^|[\\/])\.{0,2}$/.test(pathname) && pathname !== '';
  return isFolder && place.path !== '' ? `${place.path}/` : place.path;
}

/** {@link resolveReference} for a file that the archive has, under the path that it has there. */
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
 * Where a reference leads in the archive; one that leads nowhere may be a mere name, with `#`, `?` or `:`
 * in it. Undefined when there is no such file.
 */
export function findReference(
  reference: string,
  from: string,
  archive: Pick<Archive, 'find'>,
): BookPlace | undefined {
  const name = reference.trim().replace(/[%?#]/g, encodeURIComponent);
  return findPlace(reference, from, archive) ?? findPlace(`./${name}`, from, archive);
}

/** Where a reference was found. */
export interface Referrer {
  /** The archive path of the file that holds it. */
  readonly path: string;
  /** From where it counts, if not from that file. */
  readonly base?: string | undefined;
}

/**
 * {@link findReference} from where the reference counts by what its file says, else from the file itself:
 * not every book whose files say a base goes by it.
 */
export function findBased(
  reference: string,
  { path, base = path }: Referrer,
  archive: Pick<Archive, 'find'>,
): BookPlace | undefined {
  const isWithin = reference.trim().startsWith('#');
  const based = base === path || isWithin ? undefined : findReference(reference, base, archive);
  return based ?? findReference(reference, path, archive);
}

/** The file of a name that counts from the archive's root, with or without a slash before it. */
export function findFromRoot(name: string, archive: Archive): string | undefined {
  return findReference(name.trim().replace(/^[\\/]+/, ''), '', archive)?.path;
}

/** An address as links are written: only `%`, `?` and `#`, which would cut it short, are encoded. */
export function linkOfAddress(address: string): string {
  return address.replace(/[%?#]/g, encodeURIComponent);
}

/** The archive path that a link means: the inverse of {@link linkTo}, the anchor apart. */
export function pathOfLink(link: string, folder: string): string {
  return fromAddress(link.replace(/#.*$/s, '').split('/').map(decodeStep).join('/'), folder);
}

/** A link to a place as the contents hold it: the address and the anchor. */
export function linkTo(place: BookPlace, folder: string): string {
  const address = linkOfAddress(toAddress(place.path, folder));
  return place.fragment === undefined ? address : `${address}#${place.fragment}`;
}
