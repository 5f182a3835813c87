/** Name of the style attribute while the segment is parsed. */
export const STYLE_MASK = 'data-leeszaal-style';
/** Name of the style element while the segment is parsed; its content is text. */
export const STYLE_ELEMENT_MASK = 'noframes';
/** Prefix of event handlers while the segment is parsed. */
export const HANDLER_MASK = 'data-leeszaal-on';
/** Marks a track while the segment is parsed: an empty element that loads nothing. */
export const TRACK_MASK = 'data-leeszaal-track';

/** A comment or CDATA, also unclosed, or a tag with its quoted values. */
const PIECE =
  /<!--(?:[\s\S]*?-->|[\s\S]*)|<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*)|<(\/?)((?:[\w-]+:)?)([a-z][\w-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;
const WATCHED_ATTRIBUTE = /"[^"]*"|'[^']*'|(?<=[\s"'/])(?:style|on([\w.:-]+))(?=\s*=)/gi;

const renamed = (attributes: string): string =>
  attributes.replaceAll(WATCHED_ATTRIBUTE, (piece, event: string | undefined) => {
    if (event !== undefined) return HANDLER_MASK + event;
    return piece.toLowerCase() === 'style' ? STYLE_MASK : piece;
  });

/** Elements that affect the parsed document: their new names, and the attributes that mark them. */
const WATCHED_ELEMENTS: Readonly<Record<string, readonly [name: string, mark: string]>> = {
  style: [STYLE_ELEMENT_MASK, STYLE_MASK],
  // An empty element of the head that is never copied.
  base: ['meta', ''],
  track: ['param', TRACK_MASK],
};

/**
 * Renames styles, handlers, bases and tracks before a segment is parsed. A parsed document inherits the
 * portal's policy, which rejects and reports them. Safety does not depend on it: other names are rejected or
 * not copied.
 */
export function maskMarkup(markup: string): string {
  return markup.replaceAll(
    PIECE,
    (piece, slash: string | undefined, prefix: string, name: string, attributes: string) => {
      if (slash === undefined) return piece;
      const rest = renamed(attributes);
      const watched = WATCHED_ELEMENTS[name.toLowerCase()];
      if (watched === undefined) return `<${slash}${prefix}${name}${rest}>`;
      const [other, mark] = watched;
      const marked = slash === '' && mark !== '' ? ` ${mark}=""` : '';
      return `<${slash}${prefix}${other}${marked}${rest}>`;
    },
  );
}
