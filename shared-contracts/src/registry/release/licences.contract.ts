import * as v from 'valibot';

/** The file of a build with the licences of the packages in it. */
export const licencesFile = 'licences.json';

const licenceTextSchema = v.object({
  /** The file within the package, or null for the standard text of the licence. */
  file: v.nullable(v.string()),
  text: v.string(),
});

const licensedPackageSchema = v.object({
  name: v.string(),
  version: v.string(),
  /** An SPDX expression, such as `MIT` or `(MPL-2.0 OR Apache-2.0)`. */
  licence: v.string(),
  /** The author that the package names. */
  author: v.optional(v.string()),
  texts: v.array(licenceTextSchema),
});

/** The packages in a build, by name and version. */
export const licencesSchema = v.array(licensedPackageSchema);

/** The text of a licence or a notice. */
export type LicenceText = v.InferOutput<typeof licenceTextSchema>;

/** A package in a build, and its licence. */
export type LicensedPackage = v.InferOutput<typeof licensedPackageSchema>;
