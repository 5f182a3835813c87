import * as v from 'valibot';

/** The portal's configuration at run time (`/config.json`), so that one build serves every installation. */
export const runtimeConfigSchema = v.object({
  /** Base address of the API. */
  apiBase: v.string(),
  sso: v.object({
    /** Base address of the SSO service. */
    url: v.string(),
    appId: v.string(),
    appName: v.string(),
    client: v.string(),
    /** Exposed by the protocol's design (`docs/decisions.md` 56). */
    key: v.string(),
  }),
  /** Host and port of the private portal; another host is the public library, empty is private everywhere. */
  appHost: v.string(),
  registryUrl: v.string(),
  productName: v.string(),
  productLogo: v.optional(v.nullable(v.string())),
  /** Shown on the home page when not empty, such as `test`. */
  environmentLabel: v.string(),
  /** The address the server is reached at, behind `HL-` (`docs/decisions.md` 55). */
  serverAddress: v.string(),
  /** The pages of the statements (`docs/decisions.md` 106). The portal's own ones take the library as `library`. */
  generalTermsUrl: v.string(),
  privacyTermsUrl: v.string(),
  storageTermsUrl: v.optional(v.string()),
  /** The page on which people change their password; without it the menu has no such entry. */
  passwordUrl: v.optional(v.string()),
  /** The page on which people set up two-factor sign-in; without it the menu has no such entry. */
  secondFactorUrl: v.optional(v.string()),
  /** The page with the licences of the software; without it the dialog *About* has no link to it. */
  licencesUrl: v.optional(v.string()),
});

/** The portal's configuration at run time. */
export type RuntimeConfig = v.InferOutput<typeof runtimeConfigSchema>;
