import type { Browser, Page } from 'playwright';
import { signIn } from '../../release-target/testing/sign-in.ts';

/** A screen of a remote. */
export interface Screen {
  readonly remote: string;
  readonly path: string;
  /** Selects what the screen shows when all of its code runs. */
  readonly shown: string;
}

/** A user's session in a browser context of its own. */
export interface Session {
  /** Loads the page anew at a screen; resolves to the release of the screen's remote. */
  begin(screen: Screen): Promise<string | undefined>;
  /** Goes to a screen within the page. */
  go(screen: Screen): Promise<void>;
}

/** The results of all sessions. */
export interface Report {
  /** Page loads, and screens shown within a page. */
  loads: number;
  moves: number;
  /** Files of remotes that the server sent. */
  files: number;
  /** Those of them whose release was not active then. */
  formerFiles: number;
  readonly failures: string[];
}

/** The portal under use. */
export interface Portal {
  readonly browser: Browser;
  /** Without a trailing slash. */
  readonly url: string;
  /** The active release of each remote. */
  readonly active: Map<string, string>;
  readonly report: Report;
}

const TIMEOUT_MS = 60_000;
const FILE = /^\/remotes\/(\w+)\/(\w+)\//;

/** Signs an account of the demonstration in. */
export async function openSession(portal: Portal, name: string): Promise<Session> {
  const context = await portal.browser.newContext();
  const page = await context.newPage();
  page.setDefaultTimeout(TIMEOUT_MS);
  await signIn(page, portal.url, name);
  watch(page, portal);
  const { report } = portal;

  async function expectShown({ remote, path, shown }: Screen): Promise<void> {
    const screen = page.locator(`[data-remote="${remote}"] ${shown}`);
    const panel = page.getByRole('alert').filter({ has: page.getByRole('button') });
    try {
      await screen.or(panel).first().waitFor();
      const [text] = await panel.allInnerTexts();
      if (text !== undefined) throw new Error(`a panel says ${JSON.stringify(text)}`);
    } catch (error) {
      const time = new Date().toISOString().slice(11, 19);
      report.failures.push(`${time} ${path}: ${error instanceof Error ? error.message : error}`);
    }
  }

  return {
    async begin(screen) {
      report.loads += 1;
      await page.goto(portal.url + screen.path, { waitUntil: 'commit' });
      await expectShown(screen);
      return releaseIn(page, screen.remote);
    },
    async go(screen) {
      report.moves += 1;
      await page.evaluate((to) => {
        history.pushState(null, '', to);
        dispatchEvent(new PopStateEvent('popstate', { state: null }));
      }, screen.path);
      await expectShown(screen);
    },
  };
}

/** Counts the files of remotes, and reports each failed request and error. */
function watch(page: Page, { active, report, url }: Portal): void {
  page.on('pageerror', (error) => report.failures.push(`${page.url()}: ${error.message}`));
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? '';
    // A page that goes away cancels its requests.
    if (reason !== 'net::ERR_ABORTED') report.failures.push(`${request.url()}: ${reason}`);
  });
  page.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== url) return;
    const isCall = /^\/(?:api|auth)\//.test(pathname);
    if (response.status() >= (isCall ? 500 : 400)) {
      report.failures.push(`${pathname}: ${response.status()}`);
    }
    const [, remote = '', release] = FILE.exec(pathname) ?? [];
    if (release === undefined) return;
    report.files += 1;
    if (active.get(remote) !== release) report.formerFiles += 1;
  });
}

/** The release of a remote that the page has loaded. */
async function releaseIn(page: Page, remote: string): Promise<string | undefined> {
  const paths = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
  );
  const entry = paths.find((path) => path.startsWith(`/remotes/${remote}/`));
  return FILE.exec(entry ?? '')?.[2];
}
