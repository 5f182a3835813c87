import type { Archive } from '../archive/archive.contract.ts';
import {
  encodeAddress,
  findReference,
  folderOf,
  resolveReference,
  toAddress,
} from '../package/epub-address.ts';
import type { LicensedText } from './licensed-text.ts';

/** The file that is being rewritten, and the folder that addresses are relative to. */
export interface RewritingContext {
  /** Archive path. */
  readonly path: string;
  /** The package document's folder. */
  readonly folder: string;
  /** Finds the files of the book; without it each that is named is taken to be there. */
  readonly find?: Archive['find'];
}

/** Stands for a file that a book names and does not have: nothing is asked for. */
const NOTHING: LicensedText = ['data:,'];

/** The relative reference, percent-encoded, that leads a browser from one address to another. */
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
 * A reference that the browser itself loads (an image, a style, a font), with a gap for the licence
 * key (`docs/decisions.md` 68); what the book does not have is not asked for. Undefined for what stays as it
 * is: another scheme, another host, a place in the same file.
 */
export function licensedReference(
  reference: string,
  context: RewritingContext,
): LicensedText | undefined {
  if (reference.trim().startsWith('#')) return undefined;
  const { find } = context;
  const named = resolveReference(reference, context.path);
  const place = find ? findReference(reference, context.path, { find }) : named;
  if (!place) return named && NOTHING;
  const from = toAddress(context.path, context.folder);
  const address = relativeAddress(from, toAddress(place.path, context.folder));
  return [`${address}?licenseKey=`, fragmentOf(place.fragment)];
}

/**
 * A hyperlink whose own words would lead a browser astray, because it leaves the folder that addresses
 * are relative to. Undefined for every other: hyperlinks stay as the book has them.
 */
export function correctedHyperlink(
  reference: string,
  context: RewritingContext,
): string | undefined {
  const place = resolveReference(reference, context.path);
  if (!place || reference.trim().startsWith('#')) return undefined;
  const from = toAddress(context.path, context.folder);
  const to = toAddress(place.path, context.folder);
  const wellLed =
    !from.startsWith('~/') && !to.startsWith('~/') && !reference.trim().startsWith('/');
  return wellLed ? undefined : relativeAddress(from, to) + fragmentOf(place.fragment);
}
