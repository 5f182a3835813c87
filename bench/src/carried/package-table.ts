import { packageOf } from '@leeszaal/remote-kit/build';

/** Bytes of gzip by module. */
type Sizes = ReadonlyMap<string, number>;

/** A package in the remotes. */
export interface PackageRow {
  readonly name: string;
  /** Bytes in each remote. */
  readonly sizes: readonly number[];
  /** Bytes of its modules in several remotes, without the largest copy of each. */
  readonly again: number;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

/**
 * The packages that several remotes carry, by what they carry again.
 *
 * @param remotes the sizes of the modules of each remote; paths that start with `.` are a remote's own
 */
export function packageTable(remotes: readonly Sizes[]): PackageRow[] {
  const modules = new Set(remotes.flatMap((sizes) => [...sizes.keys()]));
  const shared = [...modules].filter((module) => !module.startsWith('.'));
  const rows = [...Map.groupBy(shared, packageOf)].map(([name, own]) => {
    const copies = own.map((module) => remotes.map((sizes) => sizes.get(module) ?? 0));
    return {
      name,
      sizes: remotes.map((_, index) => sum(copies.map((sizes) => sizes[index] ?? 0))),
      again: sum(copies.map((sizes) => sum(sizes) - Math.max(...sizes))),
    };
  });
  return rows.filter(({ again }) => again > 0).sort((a, b) => b.again - a.again);
}
