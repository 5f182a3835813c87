/**
 * Every Trusted Types policy that code of the portal makes: the builds' own runtimes, the loader of
 * remotes, the reader's worker and its books, and the sanitiser.
 */
export const TRUSTED_TYPES_POLICIES: readonly string[] = [
  'leeszaal-host',
  'leeszaal-remotes',
  'leeszaal-catalogue',
  'leeszaal-reader',
  'leeszaal-shop',
  'leeszaal-admin',
  'leeszaal-reader-worker',
  'leeszaal-epub',
  'dompurify',
];

/** Which other origins the portal may talk to. */
export interface PolicyOptions {
  /** Origins of an API or sign-on service that don't share the portal's own. */
  readonly connect?: readonly string[];
}

/**
 * The policy that the portal's page and all of its files are answered with, as the value of
 * `Content-Security-Policy`.
 *
 * Scripts come from the portal alone and are never inline and never made from text;
 * `wasm-unsafe-eval` is for WebAssembly only (image decoders of PDF pages). A policy name may be
 * used again (`allow-duplicates`), because a remote that is loaded afresh makes its policy afresh.
 */
export function contentSecurityPolicy({ connect = [] }: PolicyOptions = {}): string {
  return [
    "default-src 'none'",
    "script-src 'self' 'wasm-unsafe-eval'",
    "style-src 'self'",
    "img-src 'self' blob: data:",
    "font-src 'self' data:",
    "media-src 'self' blob: data:",
    ["connect-src 'self'", ...connect].join(' '),
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${TRUSTED_TYPES_POLICIES.join(' ')} 'allow-duplicates'`,
  ].join('; ');
}
