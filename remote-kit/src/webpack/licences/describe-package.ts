import { join } from 'node:path';
import type { LicensedPackage } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';
import { readJson } from '../remote-package.ts';
import { isAllowedLicence } from './allowed-licences.ts';
import { readTexts, standardTexts } from './read-texts.ts';

const namedSchema = v.union([v.string(), v.object({ name: v.string() })]);

/** A field that old packages have in other forms; such a form is no author, or no licence. */
const optional = <T>(schema: v.GenericSchema<unknown, T>) =>
  v.fallback(v.optional(schema), undefined);

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: optional(v.union([v.string(), v.object({ type: v.string() })])),
  author: optional(namedSchema),
});

/** Licences by the name of a package, which a person has read and stated. */
export type StatedLicences = Readonly<Record<string, string>>;

/** A package, or why it may not be part of a build. */
export type Description =
  | { readonly kind: 'licensed'; readonly described: LicensedPackage }
  | { readonly kind: 'refused'; readonly reason: string };

/** The name without an e-mail address or a website. */
const authorName = (author: v.InferOutput<typeof namedSchema>): string =>
  (typeof author === 'string' ? author : author.name).replace(/\s*[<(].*$/s, '');

/**
 * Reads the licence of an installed package.
 *
 * @param folder of the package, absolute
 */
export async function describePackage(
  folder: string,
  stated: StatedLicences = {},
): Promise<Description> {
  const { name, version, license, author } = readJson(join(folder, 'package.json'), packageSchema);
  const own = typeof license === 'object' ? license.type : license;
  const licence = stated[name] ?? own;
  if (!licence) return { kind: 'refused', reason: `${name} ${version} names no licence` };
  if (!isAllowedLicence(licence, name in stated)) {
    const reason = `${name} ${version} has the licence ${licence}, which is not allowed`;
    return { kind: 'refused', reason };
  }
  const texts = await readTexts(folder);
  const described = {
    name,
    version,
    licence,
    ...(author !== undefined && { author: authorName(author) }),
    texts: texts.length > 0 ? texts : standardTexts(licence),
  };
  return { kind: 'licensed', described };
}
