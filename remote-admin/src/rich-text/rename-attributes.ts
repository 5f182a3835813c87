/* Markup in the tokens in which a parser takes it. Each token ends where only another can begin,
   or at the very end. So there is one way to match a text, and no backtracking. */
const COMMENT = '<!--(?:-?>|[^]*?(?:--!?>|$))';
/** Elements whose contents are neither markup nor text of the document. */
const MUTE = String.raw`<(?<mute>style|script|title|xmp|iframe|noembed|noframes|noscript)(?=[\s/>])[^]*?(?:</\k<mute>(?=[\s/>])[^>]*>|$)`;
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
 * Renames handlers and styles in markup (`data-style`), and removes elements without text. A parsed
 * document is under the page's policy, which would report each of them. Text and
 * values stay; the caller removes the renamed attributes.
 */
export function renameAttributes(html: string): string {
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
