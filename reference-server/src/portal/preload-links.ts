import { type Registry, registrySchema } from '@leeszaal/shared-contracts/registry';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';

/** What {@link createPreloadLinks} reads; the same bytes as long as they have not changed. */
export interface PreloadSources {
  /** The page as it is served. */
  readonly page: Uint8Array | undefined;
  /** The registry's document as it is served. */
  readonly registry: Uint8Array | undefined;
}

/** What the sources say. */
interface Hints extends PreloadSources {
  readonly files: readonly PageFile[];
  readonly document: Registry | undefined;
}

/**
 * The value of a `Link` header that lets a browser fetch, beside the page, what the screen at a path
 * will ask for: the host, which runs first and so comes first, the registry, and what the remote of that
 * screen starts with. Hints only, so that the signature is nobody's concern here: the host checks all of it
 * before it runs anything. What cannot be read gives fewer hints. The sources are read once for each
 * release, not for each page.
 *
 * @param registryPath where the registry is
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
        // What the host asks the API for meanwhile is small, and more depends on it.
        ...(isUrgent ? [] : ['fetchpriority=low']),
      ].join('; '),
    )
    .join(', ');
}

interface PageFile {
  readonly address: string;
  readonly as: string;
  readonly isCors: boolean;
  /** Unless said otherwise it is. */
  readonly isUrgent?: boolean;
}

/** What a page says itself that it needs: its scripts, which the browser would think less urgent, first. */
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

/** The remote whose route fits: `/search` before `/:pubKey`. */
function remoteAt({ remotes }: Registry, path: string) {
  const routes = Object.values(remotes).flatMap((remote) =>
    remote.routes.map((route) => ({ remote, route })),
  );
  return routes
    .filter(({ route }) => fits(route, path))
    .sort((a, b) => parametersOf(a.route) - parametersOf(b.route))[0]?.remote;
}

const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');
const isParameter = (part: string): boolean => part.startsWith(':');
const parametersOf = (route: string): number => partsOf(route).filter(isParameter).length;

function fits(route: string, path: string): boolean {
  const [wanted, given] = [partsOf(route), partsOf(path)];
  return (
    wanted.length === given.length &&
    wanted.every((part, at) => isParameter(part) || part === given[at])
  );
}
