import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import {
  FACETS,
  type FacetCounts,
  type Publication,
  type SearchModule,
  StatusError,
  type WaitingPlace,
} from '@leeszaal/shared-contracts';
import { bookshelfAnswers } from './bookshelf-answers.ts';
import { publications } from './publications.ts';

const modules: readonly SearchModule[] = [
  {
    connection: 0,
    module: 0,
    name: 'Catalogue',
    actions: ['read', 'request'],
    advancedFields: ['title', 'authors'],
  },
  { connection: 1, module: 1, name: 'Never answers', actions: [], advancedFields: [] },
  { connection: 2, module: 2, name: 'Bookshop', actions: ['shop'], advancedFields: [] },
];

const valuesOf = (publication: Publication, facet: string): readonly string[] => {
  if (facet === 'authors') return publication.authors;
  if (facet === 'keywords') return publication.keywords;
  if (facet === 'publisher') return publication.publisher ? [publication.publisher] : [];
  if (facet === 'language') return publication.language ? [publication.language] : [];
  if (facet === 'documenttype') return publication.documentType ? [publication.documentType] : [];
  if (facet === 'yearofpublication') {
    return publication.yearOfPublication ? [publication.yearOfPublication] : [];
  }
  return [];
};

function count(found: readonly Publication[]): FacetCounts {
  return Object.fromEntries(
    FACETS.map((facet) => {
      const values = found.flatMap((publication) => valuesOf(publication, facet));
      const entries = [...new Set(values)].map((value): [string, number] => [
        value,
        values.filter((other) => other === value).length,
      ]);
      return [facet, Object.fromEntries(entries)];
    }),
  );
}

let waitingPlaces: readonly WaitingPlace[] = [];

/** A catalogue in memory: it finds words in titles, and one of its connections always fails. */
export const catalogueAnswers: FakeAnswers = {
  getSettings: () => ({ defaultLanguage: 'en', daysMarkedAsNew: 14 }),
  getSearchModules: () => [...modules],
  getAcquisitions: () =>
    publications
      .slice(0, 8)
      .map(({ id, title }) => ({ id, title: title ?? '', cover: undefined, sourceModule: 0 })),
  getPublicationDetail: ({ query }) => {
    const found = publications.find(({ id }) => id === query.publicationId);
    if (!found) throw new StatusError(404, undefined);
    return found;
  },
  // Every third document is on loan.
  getAvailability: ({ body }) =>
    body.pubKeys.map((pubKey, index) =>
      index % 3 === 2
        ? { state: 'on-loan', pubKey, seats: 1, minutes: 4 }
        : { state: 'free', pubKey, seats: 1 + (index % 3), free: 1 },
    ),
  getWaitingPlaces: () => [...waitingPlaces],
  takeWaitingPlace: ({ params: { pubKey } }) => {
    const title = publications.find((each) => each.pubKey === pubKey)?.title ?? '';
    waitingPlaces = [...waitingPlaces, { state: 'waiting', pubKey, title, number: 2 }];
    return { outcome: 'waiting' };
  },
  leaveWaitingPlace: ({ params: { pubKey } }) => {
    waitingPlaces = waitingPlaces.filter((place) => place.pubKey !== pubKey);
  },
  getSuggestions: ({ body }) =>
    publications
      .flatMap(({ title }) => title ?? [])
      .filter((title) => title.toLowerCase().includes(body.text.toLowerCase()))
      .slice(0, 4)
      .map((text) => ({ kind: 'title', text, count: 1 })),
  search: ({ body }) => {
    if (body.connections[0] === 1) return [{ kind: 'failure', status: 504, error: 'timeout' }];
    const words = body.query.toLowerCase().split(/\W+/).filter(Boolean);
    const found = publications.filter(
      (publication) =>
        words.every((word) => publication.title?.toLowerCase().includes(word)) &&
        Object.entries(body.facets).every(([facet, chosen]) =>
          chosen.every((value) => valuesOf(publication, facet).includes(value)),
        ),
    );
    const { page, resultsPerPage } = body.paginationOptions;
    const from = (page - 1) * resultsPerPage;
    return [
      {
        kind: 'results',
        total: found.length,
        publications: found.slice(from, from + resultsPerPage),
        facets: count(found),
      },
    ];
  },
  requestPublication: () => undefined,
  ...bookshelfAnswers,
};
