import type { FakeAnswers } from '@leeszaal/remote-kit/testing';
import {
  type Bookshelf,
  type Publication,
  publicationCodec,
  type SearchModule,
  type SharedQuery,
} from '@leeszaal/shared-contracts';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { type OpenScreen, openScreen } from './open-screen.ts';

/* Shelves on a host in memory: two of the user's own, and one of another user. */

/** The record of their publication. */
export const publication: Publication = v.parse(publicationCodec.schema, {
  id: 7,
  title: 'Max Havelaar',
  authors: ['Multatuli', 'Douwes Dekker'],
});
const modules: readonly SearchModule[] = [
  { connection: 0, module: 0, name: 'Catalogue', actions: [], advancedFields: [] },
  { connection: 1, module: 1, name: 'Archive', actions: [], advancedFields: [] },
];
/** A search with all parts that a shelf keeps. */
export const saved: SharedQuery = {
  query: 'ships',
  queryType: 0,
  connection: 1,
  fields: [{ name: 'title', value: 'sea', mode: 1, operator: 0 }],
  facets: { yearofpublication: ['1860'] },
};
export const later: Bookshelf = {
  id: 1,
  name: 'For later',
  authorId: '1',
  items: [
    { id: 1, type: 'publication', data: { publicationId: 7, connectionId: 0 } },
    { id: 2, type: 'query', data: saved },
  ],
};
export const other: Bookshelf = { id: 2, name: 'Other', authorId: '1', items: [] };
export const shared: Bookshelf = { ...later, id: 9, name: 'From Daan', authorId: '2' };

let opened: OpenScreen | undefined;

/** Closes the screen, if it is open. */
export async function closeShelves(): Promise<void> {
  await opened?.close();
  opened = undefined;
}

interface Setting {
  readonly path: string;
  /** The user's shelves at first, and after a reload. */
  readonly shelves?: readonly Bookshelf[];
  readonly after?: readonly Bookshelf[] | (() => readonly Bookshelf[]);
  readonly answers?: FakeAnswers;
  readonly modules?: readonly SearchModule[];
}

/** Opens the address of a shelf. */
export async function openShelves(setting: Setting) {
  const { path, shelves = [later, other], after, answers } = setting;
  opened = await openScreen({
    path,
    library: { modules: setting.modules ?? modules, bookshelves: shelves },
    reloaded: () => ({
      bookshelves: [...(typeof after === 'function' ? after() : (after ?? shelves))],
    }),
    answers: {
      getPublicationDetail: () => publication,
      search: () => [],
      getSearchAlerts: () => ({ address: 'ada@example.org', unmailed: null, alerts: [] }),
      ...answers,
    },
  });
  return opened;
}

/** Presses the button with this name. */
export const press = (name: string | RegExp) =>
  userEvent.click(screen.getByRole('button', { name }));
