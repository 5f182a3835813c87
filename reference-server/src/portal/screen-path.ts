/** The addresses of the portal's screens (`docs/behaviour.md` C2, R2); each answers the host's page. */
const SCREENS =
  /^\/(?:|search|admin|sso|shop(?:\/[^/]+)?|bookshelf(?:\/[^/]+)?|reader\/[^/]+|document\/[^/]+|pub-[^/]+)\/?$/;

/**
 * Whether an address is answered with the host's page: every screen, and whatever a browser goes to,
 * because the host itself says that there is no such screen (`docs/decisions.md` 1).
 */
export function isScreen(path: string, accept: string | undefined): boolean {
  return SCREENS.test(path) || accept?.includes('text/html') === true;
}

/**
 * An address that a browser goes to and that cannot be read, such as a link that was cut within an
 * escape, is answered like any other that there is no screen for; everything else goes through.
 */
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
