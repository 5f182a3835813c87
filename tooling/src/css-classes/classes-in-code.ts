/** How a source file uses one CSS module. */
export interface ModuleUse {
  /** The path as the import has it. */
  readonly specifier: string;
  /** The classes it names. */
  readonly classes: ReadonlySet<string>;
  /** Whether it also picks classes by a name that is computed: any class may be meant then. */
  readonly computed: boolean;
}

const importPattern = /import (\w+) from ['"]([^'"]+\.module\.css)['"]/g;

/** Reads which classes of which CSS modules a source file names: `styles.card`, `styles['card']`. */
export function classesInCode(code: string): ModuleUse[] {
  return [...code.matchAll(importPattern)].flatMap(([, name, specifier]) =>
    name === undefined || specifier === undefined ? [] : [{ specifier, ...usesOf(name, code) }],
  );
}

function usesOf(name: string, source: string): Omit<ModuleUse, 'specifier'> {
  const code = withoutImports(source);
  const named = code.matchAll(new RegExp(`\\b${name}(?:\\.([\\w$]+)|\\[['"]([^'"]+)['"]\\])`, 'g'));
  return {
    classes: new Set([...named].map(([, dotted, quoted]) => dotted ?? quoted ?? '')),
    computed: new RegExp(`\\b${name}(\\[[^'"]|[,;)}\\s]*[,;)}])`).test(code),
  };
}

/** A path like `./card.module.css` reads as the use of a class where the module is called `card`. */
const withoutImports = (code: string): string =>
  code.replaceAll(/(import|export)\s[^;'"]*['"][^'"]*['"];/g, '');
