import { parseSync } from '@swc/core';

/** A part of the syntax tree, without places in the text. */
export interface SyntaxNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** The declarations of an entry, by name. A name may have several, such as a type and a constant. */
export interface Surface {
  readonly exported: ReadonlyMap<string, readonly SyntaxNode[]>;
  /** Types that the exported declarations use, but importers cannot name. */
  readonly hidden: ReadonlyMap<string, readonly SyntaxNode[]>;
}

/** Parts of the tree that are no syntax of their own. */
const PLACES = new Set(['span', 'ctxt', 'dot3Token', 'rest', 'raw', 'declare']);

/** @returns whether a value of the tree is a node */
export const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';

/**
 * Reads the declarations that API Extractor reports of an entry.
 *
 * @throws when they are no TypeScript
 */
export function readSurface(report: string): Surface {
  // Reports omit `declare`, and only a declaration file may.
  const source = report.replace(
    /^(export )?(const|let|class|abstract class|function|enum) /gm,
    '$1declare $2 ',
  );
  const exported = new Map<string, SyntaxNode[]>();
  const hidden = new Map<string, SyntaxNode[]>();
  for (const item of parse(source)) {
    if (item.type === 'ExportDeclaration') add(exported, item['declaration']);
    else if (item.type === 'ExportNamedDeclaration') addSpecifiers(exported, item['specifiers']);
    else if (item.type !== 'ImportDeclaration') add(hidden, item);
  }
  return { exported, hidden };
}

function parse(source: string): SyntaxNode[] {
  const tree = JSON.stringify(parseSync(source, { syntax: 'typescript' }).body, (key, value) =>
    PLACES.has(key) ? undefined : value,
  );
  return JSON.parse(tree);
}

function add(declarations: Map<string, SyntaxNode[]>, declaration: unknown): void {
  if (!isNode(declaration)) return;
  const name = nameOf(declaration);
  declarations.set(name, [...(declarations.get(name) ?? []), declaration]);
}

function addSpecifiers(declarations: Map<string, SyntaxNode[]>, specifiers: unknown): void {
  if (!Array.isArray(specifiers)) return;
  for (const specifier of specifiers) {
    const { exported, orig } = specifier;
    declarations.set((exported ?? orig).value, [orig]);
  }
}

function nameOf(declaration: SyntaxNode): string {
  const [variable] = Array.isArray(declaration['declarations']) ? declaration['declarations'] : [];
  const identifier = declaration['id'] ?? declaration['identifier'] ?? variable?.id;
  return isNode(identifier) ? String(identifier['value']) : declaration.type;
}
