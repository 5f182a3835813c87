import { type Registry, registrySchema } from '@leeszaal/shared-contracts/registry';
import { Parser } from 'htmlparser2';
import * as v from 'valibot';

/** What {@link preloadLinks} tells of. */
export interface PreloadOptions {
  /** The page as it is served. */
  readonly page: string;
  /** The registry's document as it is served. */
  readonly registry: string;
  /** Where that is. */
  readonly registryPath: string;
  /** Of the screen. */
  readonly path: string;
}

/**
 * The value of a `Link` header that lets a browser fetch, beside the page, what the screen at a path
 * will ask for: the host, which runs first and so comes first, the registry, and what the remote of that
 * screen starts with. Hints only, so that the signature is nobody's concern here: the host checks all of it
 * before it runs anything. What cannot be read gives fewer hints.
 */
export function preloadLinks({ page, registry, registryPath, path }: PreloadOptions): string {
  const { folder, initial } = activeRelease(registry, path) ?? { folder: '', initial: [] };
  const files = initial.map((file) => `/${folder}/${file}`);
  return [
    ...filesOfPage(page),
    ...[registryPath, ...files].map((address) => ({ address, as: 'fetch', isCors: true })),
  ]
    .map(({ address, as, isCors }) =>
      [
        `<${encodeURI(address)}>; rel=preload; as=${as}`,
        ...(isCors ? ['crossorigin=anonymous'] : []),
      ].join('; '),
    )
    .join(', ');
}

interface PageFile {
  readonly address: string;
  readonly as: string;
  readonly isCors: boolean;
}

/** What a page says itself that it needs: its scripts, which the browser would think less urgent, first. */
function filesOfPage(page: string): PageFile[] {
  const scripts: PageFile[] = [];
  const others: PageFile[] = [];
  const parser = new Parser({
    onopentag(name, { rel, as = '', href = '', src = '', crossorigin }) {
      const isCors = crossorigin !== undefined;
      if (name === 'script' && src) scripts.push({ address: src, as: 'script', isCors });
      if (name === 'link' && rel === 'preload') others.push({ address: href, as, isCors });
    },
  });
  parser.end(page);
  return [...scripts, ...others];
}

const signedSchema = v.pipe(v.string(), v.parseJson(), v.object({ payload: v.string() }));
const documentSchema = v.pipe(v.string(), v.parseJson(), registrySchema);

function activeRelease(registry: string, path: string) {
  const signed = v.safeParse(signedSchema, registry);
  if (!signed.success) return undefined;
  const payload = Buffer.from(signed.output.payload, 'base64url').toString();
  const document = v.safeParse(documentSchema, payload);
  return document.success ? remoteAt(document.output, path)?.active : undefined;
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
