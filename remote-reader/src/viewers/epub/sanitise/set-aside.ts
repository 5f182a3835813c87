/** The attribute under which a style travels through a parser. */
export const STYLE_ASIDE = 'data-leeszaal-style';
/** The element under which it does: its content is text to every parser, and a style to none. */
export const STYLE_ELEMENT_ASIDE = 'noframes';
/** What begins the name under which a handler travels; it goes no farther than the parser. */
export const HANDLER_ASIDE = 'data-leeszaal-on';
/** Marks the element under which a track does: empty, as a track is, and nothing is loaded for it. */
export const TRACK_ASIDE = 'data-leeszaal-track';

/**
 * A comment, character data, each also without an end, or a tag; within a tag a quoted value is
 * passed over whole.
 */
const PIECE =
  /<!--(?:[\s\S]*?-->|[\s\S]*)|<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*)|<(\/?)((?:[\w-]+:)?)([a-z][\w-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;
const WATCHED_ATTRIBUTE = /"[^"]*"|'[^']*'|(?<=[\s"'/])(?:style|on([\w.:-]+))(?=\s*=)/gi;

const renamed = (attributes: string): string =>
  attributes.replaceAll(WATCHED_ATTRIBUTE, (piece, event: string | undefined) => {
    if (event !== undefined) return HANDLER_ASIDE + event;
    return piece.toLowerCase() === 'style' ? STYLE_ASIDE : piece;
  });

/** Elements that a parser's document heeds: what they become, and what marks them. */
const WATCHED_ELEMENTS: Readonly<Record<string, readonly [name: string, mark: string]>> = {
  style: [STYLE_ELEMENT_ASIDE, STYLE_ASIDE],
  // What stands in the head and is empty, and is never copied.
  base: ['meta', ''],
  track: ['param', TRACK_ASIDE],
};

/**
 * Gives other names to the styles, handlers, bases and tracks of a segment before it is parsed. A
 * document that a parser makes stands under the policy of the page that made it, which refuses and
 * reports them. Nothing depends on this for safety: what keeps its name is refused, or left out of
 * the copy.
 */
export function setAside(markup: string): string {
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
