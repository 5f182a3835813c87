/** Paths of the portal's screens (`docs/behaviour.md` C2, R2), which return the host's page. */
const SCREENS =
  /^\/(?:|search|admin|sso|shop(?:\/[^/]+)?|bookshelf(?:\/[^/]+)?|reader\/[^/]+|document\/[^/]+|pub-[^/]+)\/?$/;

/**
 * Whether to respond with the host's page: at every screen, and to all page requests of a browser, since the
 * host reports unknown screens itself (`docs/decisions.md` 1).
 */
export function isScreen(path: string, accept: string | undefined): boolean {
  return SCREENS.test(path) || accept?.includes('text/html') === true;
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
