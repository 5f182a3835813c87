import { type Registry, registrySchema } from '@leeszaal/shared-contracts/registry';
import * as v from 'valibot';

/**
 * The value of a `Link` header that lets a browser fetch, beside the page, what the screen at a path
 * will ask for: the registry, and what the remote of that screen starts with. Hints only, so that the
 * signature is nobody's concern here: the host checks all of it before it runs anything.
 *
 * @param registry the registry's document as it is served; what cannot be read gives fewer hints
 * @param registryPath where it is served
 * @param path of the screen
 */
export function preloadLinks(registry: string, registryPath: string, path: string): string {
  const { folder, initial } = activeRelease(registry, path) ?? { folder: '', initial: [] };
  const files = initial.map((file) => `/${folder}/${file}`);
  return [registryPath, ...files]
    .map((address) => `<${encodeURI(address)}>; rel=preload; as=fetch; crossorigin=anonymous`)
    .join(', ');
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
