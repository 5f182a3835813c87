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

/** How a browser is opened. */
export interface VisitOptions extends BrowserContextOptions {
  /** Who signs in there, in whose name is given back what is left. */
  readonly person?: Person;
  /** Whether nobody has chosen a language there yet; else it is English. */
  readonly hasNoLanguage?: boolean;
  /**
   * Whether documents open where their readers left them; else where they begin, whatever another journey has
   * read of them.
   */
  readonly hasPlaces?: boolean;
}

/** Browsers that people sit at for a while. */
export interface Visits {
  /** Opens a browser without opening a page in it. */
  openContext(options?: VisitOptions): Promise<BrowserContext>;
  /**
   * Opens the portal as somebody, in a browser of their own, in English.
   *
   * @param base without a slash at the end; the portal itself when left out
   */
  openAs(
    person: Person,
    path?: string,
    device?: Omit<VisitOptions, 'person'>,
    base?: string,
  ): Promise<Page>;
  /**
   * Gives back what was borrowed there, takes away the bookshelves, and closes the browsers. Fails on any
   * error of any of their pages.
   */
  end(): Promise<void>;
}

interface Visit {
  readonly context: BrowserContext;
  readonly person: Person;
  readonly loans: Loans;
  readonly shelves: Shelves;
}

/** Begins visits; who begins them has to end them. */
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
    if (!hasPlaces) await withoutPlaces(context);
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
      // The portal has taken the tokens out of its address.
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

/** Keeps the interface in English whatever the library's default is. */
async function inEnglish(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    // An empty page, or a frame without an origin, keeps nothing.
    if (self.origin === 'null') return;
    if (!localStorage.getItem('hl-language')) localStorage.setItem('hl-language', 'en');
  });
}

/** Has the server tell of no place that was kept; places are saved as ever. */
async function withoutPlaces(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const ask = self.fetch;
    self.fetch = async (input, init) => {
      // A request that is copied has its body taken.
      const { url, method } = input instanceof Request ? input : new Request(input, init);
      if (method !== 'GET' || !/\/documents\/[^/]+\/place$/.test(url)) return ask(input, init);
      return Response.json({ place: null, now: Date.now() });
    };
  });
}
