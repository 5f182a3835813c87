import { expect, type Page } from 'playwright/test';
import { portalUrl, proxyUrl } from '../portal/portal-address.ts';
import { documentPath } from './document-path.ts';
import { embedAddress, signInThere } from './embedded-page.ts';
import { tokenOf } from './loans.ts';
import type { Person } from './people.ts';
import type { Institution } from './start-institution.ts';
import type { VisitOptions, Visits } from './visits.ts';

/** Where journeys of the reader open documents: in the portal, or in the page of an institution. */
export type Place = 'portal' | 'embed';

/** Opens pages for journeys of the reader. */
export interface Reading {
  /**
   * Opens a document, in the portal by the address of its publication.
   *
   * @param options `proxied`: requests go through the fault proxy. Those of an institution's page always do.
   */
  readAs(
    person: Person,
    title: string,
    device?: Omit<VisitOptions, 'person'>,
    options?: { readonly proxied?: boolean },
  ): Promise<Page>;
  /** Opens a page without a document, in which a person is signed in. */
  arriveAs(person: Person, device?: Omit<VisitOptions, 'person'>): Promise<Page>;
}

/** Dependencies of reading. */
export interface ReadingOptions {
  readonly visits: Pick<Visits, 'openAs' | 'openContext'>;
  readonly place: Place;
  readonly institution: () => Promise<Institution>;
  /** Default: the worker's own. */
  readonly portal?: string;
}

/** Waits until the reader shows a document. */
export const expectOpen = (page: Page): Promise<void> =>
  expect(page.getByRole('region', { name: 'Document' })).toBeVisible();

/** Opens pages in a place. */
export function startReading(options: ReadingOptions): Reading {
  return options.place === 'portal' ? inPortal(options) : atInstitution(options);
}

function inPortal({ visits: { openAs }, portal = portalUrl() }: ReadingOptions): Reading {
  return {
    async readAs(person, title, device, { proxied = false } = {}) {
      const path = await documentPath(title, () => tokenOf(person));
      const page = await openAs(person, path, device, proxied ? proxyUrl() : portal);
      await expectOpen(page);
      return page;
    },
    arriveAs: (person, device) => openAs(person, '/', device, portal),
  };
}

function atInstitution({ visits, institution }: ReadingOptions): Reading {
  const arriveAs: Reading['arriveAs'] = async (person, device) => {
    const { url } = await institution();
    const context = await visits.openContext({ ...device, person });
    await signInThere(context, url, person);
    return context.newPage();
  };
  return {
    arriveAs,
    async readAs(person, title, device) {
      const page = await arriveAs(person, device);
      await page.goto(await embedAddress((await institution()).url, title));
      await expectOpen(page);
      return page;
    },
  };
}
