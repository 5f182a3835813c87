import type { LicenceText, LicensedPackage } from '@leeszaal/shared-contracts/registry';
import type { PartName, ShippedPart } from './shipped-part.contract.ts';
import { splitText } from './split-text.ts';

/** A package, and the parts that contain it. */
export interface ListedPackage {
  readonly name: string;
  readonly version: string;
  readonly author: string | undefined;
  readonly copyright: readonly string[];
  readonly parts: readonly PartName[];
}

/** Packages with the same texts. */
export interface TextGroup {
  readonly packages: readonly ListedPackage[];
  readonly texts: readonly LicenceText[];
}

/** Packages with the same licence. */
export interface LicenceGroup {
  readonly licence: string;
  readonly groups: readonly TextGroup[];
}

interface Contained {
  readonly described: LicensedPackage;
  readonly parts: PartName[];
}

const without = (expression: string): string => expression.replace(/^\((.*)\)$/, '$1');

/** Each package once, with all parts that contain it. */
function gather(parts: readonly ShippedPart[]): Contained[] {
  const gathered = new Map<string, Contained>();
  for (const { part, packages = [] } of parts) {
    for (const described of packages) {
      const key = JSON.stringify([described.name, described.version, described.licence]);
      const known = gathered.get(key);
      if (known) known.parts.push(part);
      else gathered.set(key, { described, parts: [part] });
    }
  }
  return [...gathered.values()].sort((a, b) =>
    a.described.name.localeCompare(b.described.name, 'en'),
  );
}

function groupTexts(contained: readonly Contained[]): TextGroup[] {
  const groups = new Map<string, { packages: ListedPackage[]; texts: LicenceText[] }>();
  for (const { described, parts } of contained) {
    const split = described.texts.map(({ file, text }) => ({ file, ...splitText(text) }));
    const key = JSON.stringify(split.map((each) => each.key));
    const texts = split.map(({ file, text }) => ({ file, text }));
    const group = groups.get(key) ?? { packages: [], texts };
    const { name, version, author } = described;
    const copyright = split.flatMap((each) => (each.file === null ? [] : each.copyright));
    group.packages.push({ name, version, author, copyright: [...new Set(copyright)], parts });
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.packages.length - a.packages.length);
}

/** The packages of all parts by licence, and within a licence by its text, the most frequent text first. */
export function groupPackages(parts: readonly ShippedPart[]): LicenceGroup[] {
  const byLicence = Map.groupBy(gather(parts), ({ described }) => without(described.licence));
  return [...byLicence]
    .sort(([a], [b]) => a.localeCompare(b, 'en'))
    .map(([licence, contained]) => ({ licence, groups: groupTexts(contained) }));
}
