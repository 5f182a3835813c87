import type { RemoteFacts } from './facts/remote-facts.contract.ts';
import { publicationsOf } from './model/publications-of.ts';
import type { Release } from './model/registry.contract.ts';
import { folderOfAll } from './model/release-hash.ts';

/** The Trusted Types policies of the host: its build, its loader of remotes, and the sanitiser. */
const HOST_POLICIES: readonly string[] = ['leeszaal-host', 'leeszaal-remotes', 'dompurify'];

/** The Trusted Types policy through which the build of a package makes script addresses. */
export const buildPolicy = (name: string): string => `leeszaal-${name}`;

/** The `Integrity-Policy` of every page of the portal: browsers block scripts without a digest. */
export const INTEGRITY_POLICY = 'blocked-destinations=(script)';

type PolicyPublication = RemoteFacts & { readonly active?: Pick<Release, 'importMap' | 'base'> };

type PolicyRemotes = Readonly<
  Record<
    string,
    PolicyPublication & { readonly canary?: { readonly publication: PolicyPublication } }
  >
>;

/** The values that the policy depends on. */
export interface PolicyOptions {
  /** Origins of an API or sign-on service that don't share the portal's own. */
  readonly connect?: readonly string[];
  /** The remotes of the portal: each brings the Trusted Types policies of its code, and its import map. */
  readonly remotes?: PolicyRemotes;
}

/** The names of all Trusted Types policies that code of the portal creates. */
function policyNames(remotes: PolicyRemotes): readonly string[] {
  return [
    ...HOST_POLICIES,
    ...Object.entries(remotes).flatMap(([name, remote]) => [
      buildPolicy(name),
      ...new Set(publicationsOf(remote).flatMap(({ trustedTypes = [] }) => trustedTypes)),
    ]),
  ];
}

/** The sources of the import maps that the host adds to the page. */
function importMaps(remotes: PolicyRemotes): readonly string[] {
  return Object.values(remotes)
    .flatMap(publicationsOf)
    .flatMap(({ active }) =>
      active?.importMap === undefined ? [] : [`'sha256-${active.importMap}'`],
    );
}

/** The folders of the remotes that have their files elsewhere. */
function foldersElsewhere(remotes: PolicyRemotes): readonly string[] {
  const folders = Object.entries(remotes).flatMap(([name, remote]) =>
    publicationsOf(remote).flatMap(({ active }) =>
      active?.base === undefined ? [] : [`${active.base}${folderOfAll(name)}`],
    ),
  );
  return [...new Set(folders)];
}

/**
 * The policy that the portal's page and all of its files are answered with, as the value of
 * `Content-Security-Policy`.
 *
 * Scripts come from the portal and the folders of its remotes, and are never inline, except import maps, and never made
 * from text; `wasm-unsafe-eval` is for WebAssembly only (image decoders of PDF pages). A policy name may be used again
 * (`allow-duplicates`), because a remote that is loaded afresh makes its policy afresh.
 */
export function contentSecurityPolicy({ connect = [], remotes = {} }: PolicyOptions = {}): string {
  const files = ["'self'", ...foldersElsewhere(remotes)].join(' ');
  return [
    "default-src 'none'",
    [`script-src ${files} 'wasm-unsafe-eval'`, ...importMaps(remotes)].join(' '),
    `style-src ${files}`,
    `img-src ${files} blob: data:`,
    `font-src ${files} data:`,
    `media-src ${files} blob: data:`,
    [`connect-src ${files}`, ...connect].join(' '),
    // Browsers compare no worker with a digest, and the host compares what a remote fetches for a blob.
    'worker-src blob:',
    "frame-src 'self' blob:",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
    "object-src 'none'",
    "require-trusted-types-for 'script'",
    `trusted-types ${policyNames(remotes).join(' ')} 'allow-duplicates'`,
  ].join('; ');
}
