import {
  findCurrentRoute,
  parametersOf,
  preloadOf,
  type Registry,
  type Release,
} from '@leeszaal/shared-contracts/registry';
import { Parser } from 'htmlparser2';
import { registryIn } from './registry-document.ts';
import { REGISTRY_PATH } from './runtime-config.ts';

/** Files to read preloads from; unchanged files must be the same objects. */
export interface PreloadSources {
  /** The page as it is served. */
  readonly page: Uint8Array | undefined;
  /** The registry's document as it is served. */
  readonly registry: Uint8Array | undefined;
}

/**
 * The value of a `Link` header that preloads the files of the screen at an address: the host, the registry, and the
 * initial files of the screen's remote. Unreadable sources give fewer links. The same page is parsed once.
 *
 * @param address path and query
 */
export function preloadLinks({ page, registry }: PreloadSources, address: string): string {
  const document = registryIn(registry);
  const remote = document && remoteAt(document, address);
  const release = remote === undefined ? undefined : document?.remotes[remote]?.active;
  return [
    ...(page ? linksOfPage(page) : []),
    linkOf(REGISTRY_PATH, 'fetch', { crossorigin: '' }),
    ...(release ? linksOfRelease(release) : []),
  ].join(', ');
}

/** The initial files, each as the host requests it. */
function linksOfRelease(release: Release): string[] {
  const { base = '/', folder, initial } = release;
  return initial.map((path) => {
    const { as = 'fetch', ...digest } = preloadOf(release, path) ?? {};
    // The host's first API requests are small, and more depends on them.
    const attributes = { crossorigin: '', fetchpriority: 'low', ...digest };
    return linkOf(`${base}${folder}/${path}`, as, attributes);
  });
}

/** The direct opener of documents (`docs/decisions.md` 79). */
const OPENER = /^\/document\/open\/?$/;

/** The remote at an address, at the address that replaces it, or of the document that it opens. */
function remoteAt(registry: Pick<Registry, 'remotes'>, address: string): string | undefined {
  const [path = '', query] = address.split('?');
  const parameters = new URLSearchParams(query);
  const key = ['docKey', 'pubKey'].find((name) => parameters.get(name));
  if (key !== undefined && OPENER.test(path)) {
    const remotes = Object.entries(registry.remotes);
    const opens = (pattern: string) => parametersOf(pattern).includes(key);
    return remotes.find(([, { routes }]) => routes.some((route) => opens(route.path)))?.[0];
  }
  return findCurrentRoute(registry, path)?.remote;
}

const known = new WeakMap<Uint8Array, readonly string[]>();

/** The files that a page itself loads: its scripts first, to which browsers give a lower priority. */
function linksOfPage(page: Uint8Array): readonly string[] {
  const found = known.get(page);
  if (found) return found;
  const scripts: string[] = [];
  const others: string[] = [];
  const parser = new Parser({
    onopentag(name, { rel, as = '', href = '', src = '', ...attributes }) {
      if (name === 'script' && src) scripts.push(linkOf(src, 'script', attributes));
      if (name === 'link' && rel === 'preload') others.push(linkOf(href, as, attributes));
    },
  });
  parser.end(Buffer.from(page).toString());
  const links = [...scripts, ...others];
  known.set(page, links);
  return links;
}

function linkOf(
  address: string,
  as: string,
  { crossorigin, fetchpriority, integrity }: Readonly<Record<string, string>>,
): string {
  const link = `<${encodeURI(address)}>; rel=preload; as=${as}`;
  const cors = crossorigin === undefined ? '' : '; crossorigin=anonymous';
  const digest = integrity === undefined ? '' : `; integrity="${integrity}"`;
  return link + cors + digest + (fetchpriority === 'low' ? '; fetchpriority=low' : '');
}
