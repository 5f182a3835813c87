import type { Locator, Page } from 'playwright/test';
import { goWithin } from '../open-book/go-within.ts';
import { searchPath } from '../support/portal-test.ts';

/** The data an account uses at the addresses: a document that is not in use, and shelves. */
export interface Belongings {
  readonly pubKey: string;
  readonly docKey: string;
  /** The name of the account's own shelves. */
  readonly shelfName: string;
  /** Another user's shelf at the same library. */
  readonly shelf: number;
}

/** The addresses of the portal (`docs/behaviour.md` C 2), as named in `docs/roles.md`. */
export const ADDRESSES: Readonly<Record<string, (own: Belongings) => string>> = {
  '/': () => '/',
  '/search, before any search': () => '/search',
  '/search?query=…': () => searchPath({ query: 'reading', queryType: 0 }),
  '/admin': () => '/admin',
  '/shop': () => '/shop',
  '/shop/basket': () => '/shop/basket',
  '/shop/checkout': () => '/shop/checkout',
  '/shop/success': () => '/shop/success',
  '/bookshelf': () => '/bookshelf',
  '/bookshelf/{id}': ({ shelf }) => `/bookshelf/${shelf}`,
  '/bookshelf/abc': () => '/bookshelf/abc',
  '/record/{connection}/{id}': () => '/record/1/1',
  '/nope': () => '/nope',
  '/sso': () => '/sso',
  '/{pubKey}': ({ pubKey }) => `/${pubKey}`,
  '/document/open?docKey=…': ({ docKey }) => `/document/open?docKey=${docKey}`,
  '/document/{docKey}': ({ docKey }) => `/document/${docKey}`,
  '/reader/{docKey}': ({ docKey }) => `/reader/${docKey}`,
};

interface Screen {
  readonly name: string;
  /** The path of the screen. */
  readonly at: RegExp;
  /** An element that shows that the screen has loaded. */
  readonly mark: (page: Page) => Locator;
}

const title = (name: string) => (page: Page) => page.getByRole('heading', { level: 1, name });

/** The screens, by content and path. */
const SCREENS: readonly Screen[] = [
  { name: 'sign-in', at: /^\/auth\//, mark: (page) => page.locator('input[name="login"]') },
  {
    name: 'home',
    at: /^\/$/,
    mark: (page) => page.getByRole('heading', { name: 'New acquisitions' }),
  },
  { name: 'results', at: /^\/search$/, mark: (page) => page.getByRole('article').first() },
  { name: 'administration', at: /^\/admin$/, mark: title('Administration') },
  { name: 'basket', at: /^\/shop\/basket$/, mark: title('Shopping basket') },
  {
    name: 'bookshelf',
    at: /^\/bookshelf(\/\d+)?$/,
    mark: (page) => page.getByRole('heading', { name: 'My bookshelves' }),
  },
  {
    name: 'record',
    at: /^\/record\/\d+\/\d+$/,
    // Results may have the heading *All publications*.
    mark: (page) => page.getByRole('heading', { level: 1, name: 'Publication', exact: true }),
  },
  {
    name: 'reader',
    at: /^\/reader\//,
    mark: (page) => page.getByRole('region', { name: 'Document' }),
  },
  {
    name: 'no token',
    at: /^\/sso$/,
    mark: (page) => page.getByText('A problem occurred while authenticating: Token missing'),
  },
];

/** Addresses that the portal reads only at page load. */
const WHEN_LOADED = new Set(['/document/open?docKey=…']);

/**
 * Goes to an address; within the page if the portal treats both alike, because that is much faster.
 */
export async function goTo(
  page: Page,
  what: string,
  path: string,
  isSignedIn: boolean,
): Promise<void> {
  if (!isSignedIn || WHEN_LOADED.has(what)) {
    await page.goto(new URL(path, page.url()).href);
    return;
  }
  await goWithin(page, path);
}

/** The longest requests of the page's last twenty seconds, in milliseconds, to find out what a load has waited for. */
function slowestRequests(): string[] {
  const since = performance.now() - 20_000;
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime, duration }) => startTime + duration > since)
    .sort((one, other) => other.duration - one.duration)
    .slice(0, 5)
    .map(({ name, startTime, duration }) =>
      [new URL(name).pathname, 'at', Math.round(startTime), 'for', Math.round(duration)].join(' '),
    );
}

/** Waits until a screen has loaded, and tries a load again that ran out of time; resolves to its name. */
export async function screenOf(page: Page): Promise<string> {
  const [first, ...others] = SCREENS.map(({ mark }) => mark(page));
  if (first === undefined) throw new Error('There are no screens.');
  const screen = others.reduce((any, mark) => any.or(mark), first);
  const late = page.getByText('Loading took too long');
  await screen.or(late).first().waitFor();
  if (await late.isVisible()) {
    // Several pages load at once; on a slow machine one of them may take longer than its limit.
    console.log(`A load at ${new URL(page.url()).pathname} took longer than its limit.`);
    for (const request of await page.evaluate(slowestRequests)) console.log(`  ${request}`);
    await page.getByRole('button', { name: 'Try again' }).click();
    return screenOf(page);
  }
  const { pathname } = new URL(page.url());
  for (const { name, at, mark } of SCREENS) {
    if (at.test(pathname) && (await mark(page).isVisible())) return name;
  }
  return `${pathname} without its screen`;
}
