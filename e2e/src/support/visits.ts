import { hidePlaces } from '@leeszaal/test-support';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from 'playwright/test';
import { portalUrl } from '../portal/portal-address.ts';
import { giveLoansBack, type Loans, watchLoans } from './loans.ts';
import { PEOPLE, type Person } from './people.ts';
import { deleteShelves, type Shelves, watchShelves } from './shelves.ts';
import { signInAhead } from './sign-in-ahead.ts';

/** The options of a browser context. */
export interface VisitOptions extends BrowserContextOptions {
  /** The user who signs in; leftovers are cleaned up in their name. */
  readonly person?: Person;
  /** Whether the browser has no chosen language; the default is English. */
  readonly hasNoLanguage?: boolean;
  /**
   * Whether documents open at their reader's last place; by default they open at the start,
   * whatever another journey has read.
   */
  readonly hasPlaces?: boolean;
}

/** Browser contexts, cleaned up at the end. */
export interface Visits {
  /** Opens a browser context without a page. */
  openContext(options?: VisitOptions): Promise<BrowserContext>;
  /**
   * Opens the portal as a user, in a fresh browser context, in English.
   *
   * @param base without a trailing slash; by default the portal itself
   */
  openAs(
    person: Person,
    path?: string,
    device?: Omit<VisitOptions, 'person'>,
    base?: string,
  ): Promise<Page>;
  /**
   * Releases loans, deletes bookshelves, and closes the browser contexts. Fails on any error of
   * their pages.
   */
  end(): Promise<void>;
}

interface Visit {
  readonly context: BrowserContext;
  readonly person: Person;
  readonly loans: Loans;
  readonly shelves: Shelves;
}

/** Starts visits; the caller must end them. */
export function startVisits(browser: Browser): Visits {
  const visits: Visit[] = [];
  const faults: string[] = [];

  async function openContext(options: VisitOptions = {}): Promise<BrowserContext> {
    const { person = PEOPLE.user, hasNoLanguage = false, hasPlaces = false, ...device } = options;
    const context = await browser.newContext(device);
    const [loans, shelves] = [watchLoans(context), watchShelves(context)];
    visits.push({ context, person, loans, shelves });
    context.on('weberror', (fault) => faults.push(fault.error().message));
    if (!hasNoLanguage) await inEnglish(context);
    if (!hasPlaces) await context.addInitScript(hidePlaces);
    return context;
  }

  async function leave({ context, person, loans, shelves }: Visit): Promise<void> {
    try {
      await giveLoansBack(loans, person);
      await deleteShelves(shelves, person);
    } finally {
      await context.close();
    }
  }

  return {
    openContext,
    async openAs(person, path = '/', device = {}, base = portalUrl()) {
      const context = await openContext({ ...device, person });
      const page = await context.newPage();
      await page.goto(await signInAhead(context.request, base + path, person));
      // The portal removes the tokens from its address.
      await page.waitForURL((url) => !url.searchParams.has('accessToken'));
      return page;
    },
    async end() {
      const left = await Promise.allSettled(visits.splice(0).map(leave));
      const failures = left.filter((one) => one.status === 'rejected');
      expect(failures.map(({ reason }) => String(reason))).toEqual([]);
      expect(faults.splice(0)).toEqual([]);
    },
  };
}

/** Keeps the interface in English, whatever the library's default is. */
async function inEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page, or a frame without an origin, has no storage.
    if (self.origin === 'null') return;
    if (!localStorage.getItem('hl-language')) localStorage.setItem('hl-language', 'en');
  });
}
