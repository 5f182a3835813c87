import {
  type MarkupMode,
  type ScannedAttribute,
  type ScannedTag,
  scanMarkup,
} from '../../../text/scan-markup.ts';
import { convertedType } from '../../pictures/converted-type.ts';
import { BaseTracker } from '../segment/base-tracker.ts';
import { type LicensedText, LicensedTextBuilder } from './licensed-text.ts';
import { rewriteCss } from './rewrite-css.ts';
import {
  correctedHyperlink,
  licensedReference,
  type RewritingContext,
} from './rewrite-reference.ts';
import { rewriteSourceSet } from './rewrite-source-set.ts';

/** Attributes that the browser loads from, by element; without prefixes, since `xlink:` may have another name. */
const LOADING: Readonly<Record<string, readonly string[]>> = {
  img: ['src'],
  image: ['href'],
  use: ['href'],
  feimage: ['href'],
  audio: ['src'],
  video: ['src', 'poster'],
  source: ['src'],
  track: ['src'],
  embed: ['src'],
  iframe: ['src'],
  object: ['data'],
  input: ['src'],
  link: ['href'],
  mglyph: ['src'],
  body: ['background'],
  table: ['background'],
  td: ['background'],
};
const HYPERLINKS: Readonly<Record<string, readonly string[]>> = {
  a: ['href'],
  area: ['href'],
};
/** Elements that browsers ignore when their `type` is unknown. */
const TYPED = new Set(['source', 'object', 'embed']);
/** Attributes that contain CSS. */
const STYLED = new Set(
  'style fill stroke filter mask clip-path cursor marker-start marker-mid marker-end'.split(' '),
);

const escapeAttribute = (text: string) =>
  text.replace(/[&"<>]/g, (mark) => `&#${mark.charCodeAt(0)};`);

function rewriteAttribute(
  tag: ScannedTag,
  { name: fullName, value }: ScannedAttribute,
  context: RewritingContext,
): LicensedText | undefined {
  const name = fullName.slice(fullName.indexOf(':') + 1);
  if (LOADING[tag.name]?.includes(name)) return licensedReference(value, context);
  if (name === 'srcset' && (tag.name === 'img' || tag.name === 'source'))
    return rewriteSourceSet(value, context);
  if (HYPERLINKS[tag.name]?.includes(name)) {
    const corrected = correctedHyperlink(value, context);
    return corrected === undefined ? undefined : [corrected];
  }
  if (name === 'type' && TYPED.has(tag.name)) {
    const type = value.trim().toLowerCase();
    return convertedType(type) === type ? undefined : [convertedType(type)];
  }
  if (STYLED.has(name) && value.includes('url(')) return rewriteCss(value, context);
  return undefined;
}

/**
 * Rewrites a segment or an SVG so that references that the browser loads carry the licence key
 * (`docs/decisions.md` 68). Hyperlinks, which the reader follows, change only when they would leave the folder
 * that addresses are relative to.
 */
export function rewriteMarkup(
  source: string,
  mode: MarkupMode,
  context: RewritingContext,
): LicensedText {
  const builder = new LicensedTextBuilder();
  let copied = 0;
  let inStyle = false;
  const bases = new BaseTracker(context.path, source, mode);
  const from = (base: string) => (base === context.path ? context : { ...context, base });
  const replace = (start: number, end: number, write: () => void) => {
    builder.add(source.slice(copied, start));
    write();
    copied = end;
  };
  scanMarkup(source, mode, {
    openTag(tag) {
      const based = from(bases.open(tag));
      for (const attribute of tag.attributes) {
        const rewritten = rewriteAttribute(tag, attribute, based);
        if (!rewritten) continue;
        replace(attribute.start, attribute.end, () => {
          builder.add('"');
          builder.addLicensed(rewritten, escapeAttribute);
          builder.add('"');
        });
      }
      inStyle = tag.name === 'style' && !tag.selfClosing;
    },
    closeTag(name) {
      bases.close(name);
      if (name === 'style') inStyle = false;
    },
    text(_, start, end) {
      if (!inStyle) return;
      const based = from(bases.current);
      replace(start, end, () => builder.addLicensed(rewriteCss(source.slice(start, end), based)));
    },
  });
  builder.add(source.slice(copied));
  return builder.build();
}
