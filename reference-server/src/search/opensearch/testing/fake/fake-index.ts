import { analyze, type Definition } from './analysis.ts';

/** An indexed document. */
export interface FakeDocument {
  readonly name: string;
  /** Values of keywords and numbers. */
  readonly values: ReadonlyMap<string, readonly (string | number)[]>;
  /** Terms of texts, with their places. */
  readonly terms: ReadonlyMap<string, ReadonlyMap<string, readonly number[]>>;
}

/** The result of one action of a bulk request. */
export interface ItemAnswer {
  readonly status: number;
  readonly error?: { readonly type: string; readonly reason: string };
}

/** An index of the fake engine. Searches see what was there at the last refresh. */
export interface FakeIndex {
  readonly definition: Definition;
  /** Writes a document, or deletes it if it is undefined. */
  write(name: string, version: number, source: unknown): ItemAnswer;
  refresh(): void;
  /** The documents that searches see. */
  seen(): readonly FakeDocument[];
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [value]);

function documentOf(
  definition: Definition,
  name: string,
  source: object,
): FakeDocument | undefined {
  const values = new Map<string, (string | number)[]>();
  const terms = new Map<string, ReadonlyMap<string, readonly number[]>>();
  for (const [field, value] of Object.entries(source)) {
    const mapping = definition.mappings.properties[field];
    if (mapping === undefined) return undefined;
    const list = listOf(value);
    if (mapping.type === 'text') {
      terms.set(field, analyze(definition, mapping.analyzer, list.map(String)));
    } else if (mapping.type === 'integer') {
      if (!list.every(Number.isInteger)) return undefined;
      values.set(field, list.map(Number));
    } else values.set(field, list.map(String));
  }
  return { name, values, terms };
}

/** Creates an empty index. */
export function createFakeIndex(definition: Definition): FakeIndex {
  const written = new Map<string, { version: number; document: FakeDocument | undefined }>();
  let visible: readonly FakeDocument[] = [];
  return {
    definition,
    write(name, version, source) {
      const known = written.get(name);
      if (known !== undefined && known.version >= version) {
        const reason = `[${name}]: version conflict, current version [${known.version}] is higher or equal to the one provided [${version}]`;
        return { status: 409, error: { type: 'version_conflict_engine_exception', reason } };
      }
      const isThere = known?.document !== undefined;
      if (source === undefined) {
        written.set(name, { version, document: undefined });
        return { status: isThere ? 200 : 404 };
      }
      const document =
        typeof source === 'object' && source !== null
          ? documentOf(definition, name, source)
          : undefined;
      if (document === undefined) {
        const reason = 'mapping set to strict, dynamic introduction is not allowed';
        return { status: 400, error: { type: 'strict_dynamic_mapping_exception', reason } };
      }
      written.set(name, { version, document });
      return { status: isThere ? 200 : 201 };
    },
    refresh() {
      visible = [...written.values()].flatMap(({ document }) => document ?? []);
    },
    seen: () => visible,
  };
}
