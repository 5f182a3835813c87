import { findRoute, type Registry } from '@leeszaal/shared-contracts/registry';
import { Parser } from 'htmlparser2';
import { registryIn } from './registry-document.ts';

/** Files to read hints from; unchanged files must be the same objects. */
export interface PreloadSources {
  /** The page as it is served. */
  readonly page: Uint8Array | undefined;
  /** The registry's document as it is served. */
  readonly registry: Uint8Array | undefined;
}

/** Hints from the sources. */
interface Hints extends PreloadSources {
  readonly files: readonly PageFile[];
  readonly document: Registry | undefined;
}

/**
 * Makes values of a `Link` header that preload the files of the screen at a path: the host, the registry, and
 * the initial files of the screen's remote. Does not check signatures, as the host does before it runs
 * anything. Unreadable sources give fewer hints. Sources are parsed once for each release.
 *
 * @param registryPath path of the registry
 */
export function createPreloadLinks(
  registryPath: string,
): (sources: PreloadSources, path: string) => string {
  let known = hintsOf({ page: undefined, registry: undefined });
  return (sources, path) => {
    if (known.page !== sources.page || known.registry !== sources.registry) {
      known = hintsOf(sources);
    }
    return linksAt(known, registryPath, path);
  };
}

function hintsOf({ page, registry }: PreloadSources): Hints {
  return {
    page,
    registry,
    files: filesOfPage(textOf(page)),
    document: registryIn(registry),
  };
}

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

function linksAt({ files, document }: Hints, registryPath: string, path: string): string {
  const remote = document && findRoute(document, path)?.remote;
  const release = remote === undefined ? undefined : document?.remotes[remote]?.active;
  const initial = release?.initial.map((file) => `/${release.folder}/${file}`) ?? [];
  const fetched = { as: 'fetch', isCors: true } as const;
  return [
    ...files,
    { ...fetched, address: registryPath },
    ...initial.map((address) => ({ ...fetched, address, isUrgent: false })),
  ]
    .map(({ address, as, isCors, isUrgent = true }) =>
      [
        `<${encodeURI(address)}>; rel=preload; as=${as}`,
        ...(isCors ? ['crossorigin=anonymous'] : []),
        // The host's first API requests are small, and more depends on them.
        ...(isUrgent ? [] : ['fetchpriority=low']),
      ].join('; '),
    )
    .join(', ');
}

interface PageFile {
  readonly address: string;
  readonly as: string;
  readonly isCors: boolean;
  /** Default: yes. */
  readonly isUrgent?: boolean;
}

/** The files that a page itself loads: its scripts first, to which browsers give a lower priority. */
function filesOfPage(page: string): PageFile[] {
  const scripts: PageFile[] = [];
  const others: PageFile[] = [];
  const parser = new Parser({
    onopentag(name, { rel, as = '', href = '', src = '', crossorigin, fetchpriority }) {
      const isCors = crossorigin !== undefined;
      if (name === 'script' && src) scripts.push({ address: src, as: 'script', isCors });
      if (name === 'link' && rel === 'preload') {
        others.push({ address: href, as, isCors, isUrgent: fetchpriority !== 'low' });
      }
    },
  });
  parser.end(page);
  return [...scripts, ...others];
}
