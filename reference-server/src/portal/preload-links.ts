import { type Registry, registrySchema } from '@leeszaal/shared-contracts/registry';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';

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
    document: documentOf(textOf(registry)),
  };
}

const textOf = (bytes: Uint8Array | undefined): string => Buffer.from(bytes ?? []).toString();

function linksAt({ files, document }: Hints, registryPath: string, path: string): string {
  const release = document && remoteAt(document, path)?.active;
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

const signedSchema = v.pipe(v.string(), v.parseJson(), v.object({ payload: v.string() }));
const documentSchema = v.pipe(v.string(), v.parseJson(), registrySchema);

function documentOf(registry: string): Registry | undefined {
  const signed = v.safeParse(signedSchema, registry);
  if (!signed.success) return undefined;
  const payload = Buffer.from(signed.output.payload, 'base64url').toString();
  const document = v.safeParse(documentSchema, payload);
  return document.success ? document.output : undefined;
}

/** The remote whose route matches: `/search` before `/:pubKey`. */
function remoteAt({ remotes }: Registry, path: string) {
  const routes = Object.values(remotes).flatMap((remote) =>
    remote.routes.map((route) => ({ remote, route })),
  );
  return routes
    .filter(({ route }) => matches(route, path))
    .sort((a, b) => parametersOf(a.route) - parametersOf(b.route))[0]?.remote;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
const isParameter = (part: string): boolean => part.startsWith(':');
const parametersOf = (route: string): number => partsOf(route).filter(isParameter).length;

function matches(route: string, path: string): boolean {
  const [wanted, given] = [partsOf(route), partsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => isParameter(part) || part === given[at])
  );
}
