import {
  type BookPlace,
  encodeAddress,
  findBased,
  folderOf,
  type Referrer,
  resolveReference,
  toAddress,
} from '../addresses/epub-address.ts';
import type { Archive } from '../archive/archive.contract.ts';
import type { LicensedText } from './licensed-text.ts';

/** The file to rewrite. */
export interface RewritingContext extends Referrer {
  /** The package document's folder, which addresses are relative to. */
  readonly folder: string;
  /** Substitutes of files, by archive path. */
  readonly substitutes?: Readonly<Record<string, string>> | undefined;
  /** Finds the files of the book; without it all files are assumed to exist. */
  readonly find?: Archive['find'];
}

/** Replaces a reference to a missing file, so that no request is made. */
const NOTHING: LicensedText = ['data:,'];

/** The relative reference, percent-encoded, from one address to another. */
export function relativeAddress(from: string, to: string): string {
  const steps = folderOf(encodeAddress(from)).split('/').filter(Boolean);
  const targets = encodeAddress(to).split('/');
  let shared = 0;
  while (shared < steps.length && shared < targets.length - 1 && steps[shared] === targets[shared])
    shared += 1;
  const up = '../'.repeat(steps.length - shared);
  const down = targets.slice(shared).join('/');
  return up + down;
}

const fragmentOf = (fragment: string | undefined) => (fragment === undefined ? '' : `#${fragment}`);

/**
 * Rewrites a reference that the browser loads (image, style, font), with a gap for the licence key
 * (`docs/decisions.md` 68). Undefined for a reference that stays unchanged: with a scheme or host, or within
 * the file.
 */
export function licensedReference(
  reference: string,
  context: RewritingContext,
): LicensedText | undefined {
  if (reference.trim().startsWith('#')) return undefined;
  const { find, base = context.path } = context;
  const named = resolveReference(reference, base);
  const place = find ? findBased(reference, context, { find }) : named;
  if (!place) return named && NOTHING;
  const from = toAddress(context.path, context.folder);
  const loaded = context.substitutes?.[place.path] ?? place.path;
  const address = relativeAddress(from, toAddress(loaded, context.folder));
  return [`${address}?licenseKey=`, fragmentOf(place.fragment)];
}

/** The target of a hyperlink by its base; undefined without a base. */
function placeByBase(reference: string, context: RewritingContext): BookPlace | undefined {
  const { path, base = path, find } = context;
  if (base === path) return undefined;
  return find ? findBased(reference, context, { find }) : resolveReference(reference, base);
}

/**
 * Rewrites a hyperlink that would not resolve in the browser, because it leaves the folder that addresses are
 * relative to, or has another base. Undefined for any other.
 */
export function correctedHyperlink(
  reference: string,
  context: RewritingContext,
): string | undefined {
  if (reference.trim().startsWith('#')) return undefined;
  const based = placeByBase(reference, context);
  const place = based ?? resolveReference(reference, context.path);
  if (!place) return undefined;
  const from = toAddress(context.path, context.folder);
  const other = context.substitutes?.[place.path];
  if (other !== undefined) return relativeAddress(from, toAddress(other, context.folder));
  const to = toAddress(place.path, context.folder);
  const resolves =
    !based && !from.startsWith('~/') && !to.startsWith('~/') && !reference.trim().startsWith('/');
  return resolves ? undefined : relativeAddress(from, to) + fragmentOf(place.fragment);
}
