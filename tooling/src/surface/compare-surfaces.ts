import { isNode, type Surface, type SyntaxNode } from './read-surface.ts';

/** A change of an entry since its release. */
export interface SurfaceChange {
  /** The demanded level, as in semantic versioning. */
  readonly level: 'major' | 'minor';
  /** For people: `HostContext.terms is newly required`. */
  readonly text: string;
}

type Changes = Generator<SurfaceChange, void>;

/** The part with the members of a node, by its type. */
const MEMBERS: Readonly<Record<string, string>> = {
  TsInterfaceBody: 'body',
  TsTypeLiteral: 'members',
  ClassDeclaration: 'body',
};

/** Schemas of members that an object may lack. */
const OPTIONAL_SCHEMA = /^(?:Optional|ExactOptional|Nullish)Schema$/;

/**
 * The changes of an entry since its release. A removed, changed or newly required member is major; an added one is
 * minor. Comments, the names of parameters, and names that importers cannot use are no changes.
 */
export function compareSurfaces(released: Surface, current: Surface): SurfaceChange[] {
  const changes = [...new Comparison(released, current).exports()];
  return [...new Map(changes.map((change) => [change.text, change])).values()];
}

class Comparison {
  readonly #released: Surface;
  readonly #current: Surface;
  /** Pairs of declarations: they may refer to themselves. */
  readonly #compared = new Set<string>();

  constructor(released: Surface, current: Surface) {
    this.#released = released;
    this.#current = current;
  }

  *exports(): Changes {
    const { exported } = this.#current;
    for (const name of this.#released.exported.keys()) {
      if (exported.has(name)) yield* this.#declarations(name, name);
      else yield { level: 'major', text: `${name} is removed` };
    }
    for (const name of exported.keys()) {
      if (!this.#released.exported.has(name)) yield { level: 'minor', text: `${name} is added` };
    }
  }

  *#declarations(former: string, name: string): Changes {
    const pair = `${former} ${name}`;
    if (this.#compared.has(pair)) return;
    this.#compared.add(pair);
    const after = declarationsOf(this.#current, name);
    // A library provides its values; its importers may have to provide what its types describe.
    const provided = after?.[0]?.type.startsWith('Ts') === false;
    // API Extractor appends numbers to names that several files declare.
    const path = name.replace(/_\d+$/, '');
    yield* this.#parts(declarationsOf(this.#released, former), after, path, provided);
  }

  *#parts(before: unknown, after: unknown, path: string, provided: boolean): Changes {
    if (Array.isArray(before) && Array.isArray(after)) {
      const added = after.slice(before.length);
      if (before.length > after.length || !added.every(isOptional)) yield changed(path);
      else if (added.length > 0) yield { level: 'minor', text: `${path} takes more parameters` };
      for (const [index, item] of before.slice(0, after.length).entries()) {
        yield* this.#parts(item, after[index], path, provided);
      }
    } else if (isNode(before) && isNode(after) && before.type === after.type) {
      yield* this.#nodes(before, after, path, provided);
    } else if (JSON.stringify(before) !== JSON.stringify(after)) yield changed(path);
  }

  *#nodes(before: SyntaxNode, after: SyntaxNode, path: string, provided: boolean): Changes {
    const [former, name] = [reference(before, this.#released), reference(after, this.#current)];
    if (former !== undefined && name !== undefined) {
      yield* this.#declarations(former, name);
      return;
    }
    const members = MEMBERS[after.type];
    for (const part of new Set([...Object.keys(before), ...Object.keys(after)])) {
      const [one, other] = [before[part], after[part]];
      if (part === members) yield* this.#members(nodes(one), nodes(other), path, provided);
      else if (part !== 'value' || !isBinding(after)) {
        yield* this.#parts(one, other, path, provided && part !== 'params');
      }
    }
  }

  *#members(
    before: readonly SyntaxNode[],
    after: readonly SyntaxNode[],
    path: string,
    provided: boolean,
  ): Changes {
    const [former, latter] = [Map.groupBy(before, memberName), Map.groupBy(after, memberName)];
    for (const [name, members] of former) {
      const present = latter.get(name);
      const place = `${path}.${name}`;
      if (present === undefined) yield { level: 'major', text: `${place} is removed` };
      else if (members.every(isOptional) && !present.every(isOptional)) yield required(place);
      else yield* this.#parts(members, present, place, provided);
    }
    for (const [name, members] of latter) {
      if (former.has(name)) continue;
      const place = `${path}.${name}`;
      const asked = !provided && !members.every(isOptional);
      yield asked ? required(place) : { level: 'minor', text: `${place} is added` };
    }
  }
}

const changed = (path: string): SurfaceChange => ({ level: 'major', text: `${path} is changed` });

const required = (path: string): SurfaceChange => ({
  level: 'major',
  text: `${path} is newly required`,
});

const nodes = (value: unknown): SyntaxNode[] => (Array.isArray(value) ? value.filter(isNode) : []);

const declarationsOf = (
  { exported, hidden }: Surface,
  name: string,
): readonly SyntaxNode[] | undefined => exported.get(name) ?? hidden.get(name);

/** The declared name that an identifier refers to. */
function reference(node: SyntaxNode, surface: Surface): string | undefined {
  if (node.type !== 'Identifier' || isBinding(node)) return undefined;
  const name = String(node['value']);
  return declarationsOf(surface, name) && name;
}

/** Whether a node names a parameter or a variable. */
const isBinding = (node: SyntaxNode): boolean => 'typeAnnotation' in node;

function memberName({ type, key }: SyntaxNode): string {
  return isNode(key) && 'value' in key ? String(key['value']) : type;
}

/** Whether a caller may omit a parameter, or an object a member. */
function isOptional(node: unknown): boolean {
  if (!isNode(node)) return false;
  if (node['optional'] === true || node['isOptional'] === true) return true;
  const { pat, typeAnnotation } = node;
  return isNode(pat) ? isOptional(pat) : OPTIONAL_SCHEMA.test(schemaName(typeAnnotation));
}

/** `OptionalSchema` of the annotation `v.OptionalSchema<…>`; empty for other types. */
function schemaName(annotation: unknown): string {
  const type = isNode(annotation) ? annotation['typeAnnotation'] : undefined;
  const name = isNode(type) ? type['typeName'] : undefined;
  const right = isNode(name) ? name['right'] : undefined;
  return isNode(right) ? String(right['value']) : '';
}
