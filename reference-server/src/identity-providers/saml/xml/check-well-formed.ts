import { invalid } from './saml-refusal.ts';

const NAME = String.raw`[^\s<>&"'=/?!]+`;
const REFERENCE = '&(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9A-Fa-f]+);';
const value = (quote: string) => `${quote}(?:[^<&${quote}]|${REFERENCE})*${quote}`;
const ATTRIBUTE = String.raw`\s+${NAME}\s*=\s*(?:${value('"')}|${value("'")})`;

/** The tokens of XML without a document type: text, what is no content, an end tag, a start tag. */
const TOKEN = new RegExp(
  [
    `(?<text>(?:[^<&]|${REFERENCE})+)`,
    String.raw`<!--(?:(?!--)[\s\S])*-->`,
    String.raw`(?<cdata><!\[CDATA\[(?:(?!\]\]>)[\s\S])*\]\]>)`,
    String.raw`<\?(?:(?!\?>)[\s\S])*\?>`,
    String.raw`</(?<end>${NAME})\s*>`,
    String.raw`<(?<start>${NAME})(?:${ATTRIBUTE})*\s*(?<empty>/)?>`,
  ].join('|'),
  'y',
);

const DEEPEST = 50;
/** The library takes quadratic time: half a second for as many. An assertion with 2000 values has fewer. */
const MOST_TOKENS = 8000;

const fault = () => invalid('The SAML message is not well-formed XML');

/** Follows a token on the way through the open elements. @returns whether a root element began */
function follow(
  { text, cdata, start, end, empty }: Record<string, string | undefined>,
  open: string[],
) {
  const isOutside = open.length === 0;
  if (isOutside && (cdata !== undefined || (text !== undefined && text.trim() !== '')))
    throw fault();
  if (end !== undefined && open.pop() !== end) throw fault();
  if (start === undefined) return false;
  if (empty === undefined && open.push(start) > DEEPEST) throw fault();
  return isOutside;
}

/**
 * Refuses what is not well-formed. The parsers of the library go on after many errors, each in its own way; of a text
 * that is accepted here, all parsers make the same.
 *
 * @param xml without declarations, see `decodeXml`
 * @throws ProviderRefusal
 */
export function checkWellFormed(xml: string): void {
  const open: string[] = [];
  let [roots, tokens] = [0, 0];
  for (TOKEN.lastIndex = 0; TOKEN.lastIndex < xml.length; ) {
    const { groups } = TOKEN.exec(xml) ?? {};
    if (groups === undefined) throw fault();
    tokens += 1;
    if (tokens > MOST_TOKENS) throw invalid('The SAML message has too many elements');
    if (follow(groups, open)) roots += 1;
  }
  if (roots !== 1 || open.length > 0) throw fault();
}
