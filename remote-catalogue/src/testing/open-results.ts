import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import {
  type Publication,
  publicationCodec,
  type SearchEntry,
  type SearchRequest,
} from '@leeszaal/shared-contracts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from './open-screen.ts';

/* A screen of results: 30 publications in a catalogue, three in an archive. */

export const catalogue = {
  connection: 0,
  module: 0,
  name: 'Catalogue',
  actions: [],
  advancedFields: [],
};
export const archive = {
  connection: 4,
  module: 1,
  name: 'Archive',
  actions: [],
  advancedFields: [],
};

const publication = (id: number): Publication =>
  v.parse(publicationCodec.schema, { id, title: `Book ${id}` });
const years = Object.fromEntries(
  [...Array(25)].map((_, index) => [String(1900 + index), index + 1]),
);

/** A connection with `count` publications, which all match. */
export const found =
  (
    count: number,
    record = publication,
    facets: Record<string, Record<string, number>> = { keywords: years },
  ) =>
  ({ paginationOptions }: SearchRequest): SearchEntry[] => {
    const { page, resultsPerPage } = paginationOptions;
    const from = (page - 1) * resultsPerPage;
    const length = Math.max(0, Math.min(resultsPerPage, count - from));
    const publications = [...Array(length)].map((_, index) => record(from + index + 1));
    return [{ kind: 'results', total: count, publications, facets }];
  };

let opened: OpenScreen | undefined;

/** Closes the screen, if it is open. */
export async function closeResults(): Promise<void> {
  await opened?.close();
  opened = undefined;
}

interface Setting {
  /** By default the address of the query. */
  readonly path?: string;
  readonly query?: object;
  readonly modules?: readonly (typeof catalogue)[];
  readonly search?: FakeAnswers['search'];
}

/** Results outlive a mount, so each test has its own query. */
let question = 0;

/** Opens the results of a query. */
export async function openResults({
  path,
  query,
  modules = [catalogue, archive],
  search,
}: Setting) {
  question += 1;
  opened = await openScreen({
    path:
      path ??
      `/search?${new URLSearchParams({ query: JSON.stringify({ query: `sea ${question}`, ...query }) })}`,
    library: { modules: [...modules] },
    answers: {
      search: search ?? (({ body }) => found(body.connections[0] === 0 ? 30 : 3)(body)),
      getPublicationDetail: () => publication(1),
    },
  });
  return opened;
}

/** Presses the button with this name. */
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
