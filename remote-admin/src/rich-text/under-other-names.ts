/*
 * Markup in the pieces in which a parser takes it. Each piece ends where nothing but another can begin or
 * at the very end, so that there is one way to read a text, however long and odd it is.
 */
const COMMENT = '<!--(?:-?>|[^]*?(?:--!?>|$))';
/** Elements whose contents are no markup, and no words of the document either. */
const MUTE = String.raw`<(?<mute>style|script|title|xmp|iframe|noembed|noframes)(?=[\s/>])[^]*?(?:</\k<mute>(?=[\s/>])[^>]*>|$)`;
const NAME = String.raw`[^\s/>][^\s/>=]*(?![^\s/>=])`;
const VALUE = String.raw`\s*=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s"'>][^\s>]*(?![^\s>])|(?![^>]))`;
const ATTRIBUTES = String.raw`(?:[\s/]|${NAME}(?:${VALUE}|(?!\s*=)))*`;
const TAG = String.raw`(?<name><[a-z][^\s/>]*)(?![^\s/>])(?<attributes>${ATTRIBUTES})`;

const PIECE = new RegExp(`${COMMENT}|${MUTE}|${TAG}`, 'gi');
const ATTRIBUTE = new RegExp(`(?<name>${NAME})(?<value>(?:${VALUE})?)`, 'g');

function otherName(attribute: string): string {
  if (/^style$/i.test(attribute)) return `data-${attribute}`;
  return attribute.replace(/^on(?=[\w-])/i, 'data-');
}

/**
 * Markup with its handlers and styles under other names (`data-style`), and without what is no text. A
 * parser's document stands under the policy of the page, which would report each of them. Taking them away
 * is the sanitiser's work, whatever they are called; what is written between tags and in values stays.
 */
export function underOtherNames(html: string): string {
  return html.replaceAll(PIECE, (piece: string, ...found: unknown[]) => {
    const { mute, name, attributes } = found.at(-1) as Readonly<Record<string, string | undefined>>;
    if (mute !== undefined) return '';
    if (name === undefined || attributes === undefined) return piece;
    const renamed = attributes.replaceAll(
      ATTRIBUTE,
      (_all, attribute: string, value: string) => otherName(attribute) + value,
    );
    return name + renamed;
  });
}
