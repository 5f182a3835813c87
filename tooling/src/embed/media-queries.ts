import { type CSSToken, stringify, tokenize } from '@csstools/css-tokenizer';

/** The queries of a list, each either of the place of an embed, or of the window and the person's device. */
export interface SplitQueries {
  /** Conditions of a container. */
  readonly container: readonly string[];
  readonly media: readonly string[];
}

/** Features that describe the space for the page. */
const SPACE = new Set([
  'width',
  'height',
  'inline-size',
  'block-size',
  'aspect-ratio',
  'orientation',
]);
const DEVICE = /^(?:device-|min-device|max-device)/;

/** The parts of a list of tokens between commas outside of parentheses. */
function splitAtCommas(tokens: readonly CSSToken[]): CSSToken[][] {
  const parts: CSSToken[][] = [[]];
  let depth = 0;
  for (const token of tokens) {
    if (token[0] === '(-token' || token[0] === 'function-token') depth += 1;
    if (token[0] === ')-token') depth -= 1;
    if (token[0] === 'comma-token' && depth === 0) parts.push([]);
    else if (token[0] !== 'EOF-token') parts.at(-1)?.push(token);
  }
  return parts;
}

/** The names of the features and media types in a query. */
const namesIn = (query: readonly CSSToken[]): string[] =>
  query
    .filter((token) => token[0] === 'ident-token')
    .map((token) => token[1].toLowerCase().replace(/^(?:min|max)-/, ''));

const isOfSpace = (name: string): boolean => SPACE.has(name) && !DEVICE.test(name);

/**
 * Splits a list of media queries.
 *
 * @throws when one query asks for both, which one at-rule cannot, or compares a width with a relative unit
 */
export function splitQueries(params: string): SplitQueries {
  const container: string[] = [];
  const media: string[] = [];
  for (const query of splitAtCommas(tokenize({ css: params }))) {
    const text = stringify(...query).trim();
    const names = namesIn(query);
    if (!names.some(isOfSpace)) {
      media.push(text);
      continue;
    }
    const others = names.filter((name) => !isOfSpace(name) && !['and', 'or', 'not'].includes(name));
    if (others.length > 0) {
      throw new Error(`“${text}” asks for the space and for ${others.join(', ')}: use two rules`);
    }
    if (query.some((token) => token[0] === 'dimension-token' && token[4].unit !== 'px')) {
      throw new Error(`“${text}” compares the space with another unit than px`);
    }
    container.push(text);
  }
  return { container, media };
}
