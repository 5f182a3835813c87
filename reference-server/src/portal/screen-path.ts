import {
  findRoute,
  isHandOff,
  movedAddress,
  type Registry,
} from '@leeszaal/shared-contracts/registry';

/**
 * Whether to respond with the host's page: at every screen of the host and of the remotes, and to all page
 * requests of a browser, since the host reports unknown screens itself (`docs/decisions.md` 1).
 */
export function isScreen(
  path: string,
  accept: string | undefined,
  registry: Pick<Registry, 'remotes'> = { remotes: {} },
): boolean {
  return (
    accept?.includes('text/html') === true ||
    path === '/' ||
    isHandOff(path) ||
    findRoute(registry, path) !== undefined ||
    movedAddress(registry, path) !== undefined
  );
}

/** Replaces a malformed URL of a page request, such as a truncated link, by that of an unknown screen. */
export function readableUrl(url: string, accept: string | undefined): string {
  const [path = ''] = url.split('?');
  try {
    decodeURIComponent(path);
    return url;
  } catch {
    const isPage = accept?.includes('text/html') === true && !/^\/(?:api|auth)\//.test(path);
    return isPage ? '/unreadable' : url;
  }
}
