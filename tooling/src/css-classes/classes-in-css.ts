import { parse } from 'postcss';

/**
 * The classes that a CSS module gives names to: those of its selectors, without the ones marked
 * `:global`.
 */
export function classesInCss(css: string): Set<string> {
  const classes = new Set<string>();
  parse(css).walkRules(({ selector }) => {
    const own = selector.replaceAll(/:global\([^)]*\)/g, '');
    for (const [, name] of own.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)) {
      if (name !== undefined) classes.add(name);
    }
  });
  return classes;
}
