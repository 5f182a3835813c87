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

/** The file that is being rewritten, and the folder that addresses are relative to. */
export interface RewritingContext extends Referrer {
  /** The package document's folder. */
  readonly folder: string;
  /** The files that stand in for others, both by archive path. */
  readonly standIns?: Readonly<Record<string, string>> | undefined;
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
  const { find, base = context.path } = context;
  const named = resolveReference(reference, base);
  const place = find ? findBased(reference, context, { find }) : named;
  if (!place) return named && NOTHING;
  const from = toAddress(context.path, context.folder);
  const loaded = context.standIns?.[place.path] ?? place.path;
  const address = relativeAddress(from, toAddress(loaded, context.folder));
  return [`${address}?licenseKey=`, fragmentOf(place.fragment)];
}

/** Where a hyperlink leads by the base that applies to it; undefined where none does. */
function placeByBase(reference: string, context: RewritingContext): BookPlace | undefined {
  const { path, base = path, find } = context;
  if (base === path) return undefined;
  return find ? findBased(reference, context, { find }) : resolveReference(reference, base);
}

/**
 * A hyperlink whose own words would lead a browser astray, because it leaves the folder that addresses
 * are relative to, or counts from elsewhere. Undefined for every other: hyperlinks stay as the book has
 * them.
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
  const other = context.standIns?.[place.path];
  if (other !== undefined) return relativeAddress(from, toAddress(other, context.folder));
  const to = toAddress(place.path, context.folder);
  const wellLed =
    !based && !from.startsWith('~/') && !to.startsWith('~/') && !reference.trim().startsWith('/');
  return wellLed ? undefined : relativeAddress(from, to) + fragmentOf(place.fragment);
}
