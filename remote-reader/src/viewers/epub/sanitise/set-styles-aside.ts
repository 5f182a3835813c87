/** The attribute under which a style travels through a parser. */
export const STYLE_ASIDE = 'data-leeszaal-style';
/** The element under which it does: its content is text to every parser, and a style to none. */
export const STYLE_ELEMENT_ASIDE = 'noframes';

/**
 * A comment, character data, each also without an end, or a tag; within a tag a quoted value is
 * passed over whole.
 */
const PIECE =
  /<!--(?:[\s\S]*?-->|[\s\S]*)|<!\[CDATA\[(?:[\s\S]*?\]\]>|[\s\S]*)|<(\/?)((?:[\w-]+:)?)([a-z][\w-]*)((?:[^"'<>]|"[^"]*"|'[^']*')*)>/gi;
const STYLE_ATTRIBUTE = /"[^"]*"|'[^']*'|(?<=[\s"'/])style(?=\s*=)/gi;

const renamed = (attributes: string): string =>
  attributes.replaceAll(STYLE_ATTRIBUTE, (piece) =>
    piece.toLowerCase() === 'style' ? STYLE_ASIDE : piece,
  );

/**
 * Gives the styles of a segment other names before it is parsed. A document that a parser makes
 * stands under the policy of the page that made it, and one that allows no inline styles would
 * refuse and report every style of every book. Nothing depends on this for safety: a style that
 * keeps its name is not applied.
 */
export function setStylesAside(markup: string): string {
  return markup.replaceAll(
    PIECE,
    (piece, slash: string | undefined, prefix: string, name: string, attributes: string) => {
      if (slash === undefined) return piece;
      const rest = renamed(attributes);
      if (name.toLowerCase() !== 'style') return `<${slash}${prefix}${name}${rest}>`;
      const mark = slash === '' ? ` ${STYLE_ASIDE}=""` : '';
      return `<${slash}${prefix}${STYLE_ELEMENT_ASIDE}${mark}${rest}>`;
    },
  );
}
