import { stringify, tokenize } from '@csstools/css-tokenizer';
import postcss, { type AtRule, type Container, type Rule } from 'postcss';
import selectorParser from 'postcss-selector-parser';
import { splitQueries } from './media-queries.ts';

/** The element that stands for the root of a document in an embed, and the container of its queries. */
export const ROOT_CLASS = 'lz-embed';
export const CONTAINER = 'lz-place';

/** The sizes of the window by the ends of their units, and those of the container that replace them. */
const CONTAINER_SIZES: Readonly<Record<string, string>> = {
  w: 'cqw',
  h: 'cqh',
  i: 'cqi',
  b: 'cqb',
  min: 'cqmin',
  max: 'cqmax',
};

/** The unit of the container for one of the window (`vw`, `dvh`), else undefined. */
const containerUnit = (unit: string): string | undefined =>
  CONTAINER_SIZES[/^[dsl]?v(.+)$/.exec(unit)?.[1] ?? ''];

/** A value without sizes that the page around an embed could change. */
export function rewriteValue(value: string): string {
  if (!/rem|v[wihbm]/i.test(value)) return value;
  return stringify(
    ...tokenize({ css: value }).map((token) => {
      if (token[0] !== 'dimension-token') return token;
      const { value: number, unit } = token[4];
      const name = unit.toLowerCase();
      const container = containerUnit(name);
      if (name === 'rem') token[1] = `calc(${number}*var(--lz-rem,16px))`;
      else if (container !== undefined) token[1] = `${number}${container}`;
      return token;
    }),
  );
}

const isRoot = (node: selectorParser.Node): boolean =>
  (node.type === 'tag' && (node.value === 'html' || node.value === 'body')) ||
  (node.type === 'pseudo' && (node.value === ':root' || node.value === ':host'));

/** Selectors whose root is the embed's element; equal ones once. */
export function rewriteSelector(selector: string): string {
  const processed = selectorParser((list) => {
    list.walk((node) => {
      if (isRoot(node)) node.replaceWith(selectorParser.className({ value: ROOT_CLASS }));
    });
    const seen = new Set<string>();
    for (const each of [...list.nodes]) {
      const text = String(each).trim();
      if (seen.has(text)) each.remove();
      seen.add(text);
    }
  }).processSync(selector);
  return processed.trim();
}

/** Replaces a media rule by one for each kind of query: of the container, and of the window. */
function rewriteMedia(rule: AtRule): void {
  const { container, media } = splitQueries(rule.params);
  if (container.length === 0) return;
  const made = container.map((condition) =>
    rule.clone({ name: 'container', params: `${CONTAINER} ${condition}` }),
  );
  if (media.length > 0) made.push(rule.clone({ params: media.join(', ') }));
  rule.replaceWith(...made);
}

const inKeyframes = (parent: Container | undefined): boolean =>
  parent?.type === 'atrule' && (parent as AtRule).name.endsWith('keyframes');

/**
 * A style sheet of the portal for a shadow root in any page: sizes in `rem` follow `--lz-rem`, queries and units of the
 * window become those of the container, and the embed's element is the root.
 *
 * @throws when a query mixes the window's width with a unit or a condition that has no counterpart
 */
export function rewriteSheet(css: string): string {
  const sheet = postcss.parse(css);
  sheet.walkAtRules('media', rewriteMedia);
  sheet.walkRules((rule: Rule) => {
    if (!inKeyframes(rule.parent)) rule.selector = rewriteSelector(rule.selector);
  });
  sheet.walkDecls((declaration) => {
    declaration.value = rewriteValue(declaration.value);
  });
  return sheet.toString();
}
