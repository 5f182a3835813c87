import { withoutEnd } from '../../../text/without-end.ts';
import { type LicensedText, LicensedTextBuilder } from './licensed-text.ts';
import { licensedReference, type RewritingContext } from './rewrite-reference.ts';

const CANDIDATE = /[\s,]*(\S+)/y;
const DESCRIPTOR = /[^,]*/y;

/** Rewrites the references of a `srcset`. */
export function rewriteSourceSet(value: string, context: RewritingContext): LicensedText {
  const builder = new LicensedTextBuilder();
  let at = 0;
  const take = (pattern: RegExp) => {
    pattern.lastIndex = at;
    const match = pattern.exec(value);
    if (match) at = pattern.lastIndex;
    return match;
  };
  for (let match = take(CANDIDATE), first = true; match; match = take(CANDIDATE), first = false) {
    const written = match[1] ?? '';
    // A final comma ends the candidate.
    const address = withoutEnd(written, (character) => character === ',');
    const descriptor = address === written ? (take(DESCRIPTOR)?.[0] ?? '').trim() : '';
    if (!first) builder.add(', ');
    builder.addLicensed(licensedReference(address, context) ?? [address]);
    if (descriptor !== '') builder.add(` ${descriptor}`);
  }
  return builder.build();
}
