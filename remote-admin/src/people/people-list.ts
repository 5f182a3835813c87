import { foldText, type PeoplePage, type Person } from '@leeszaal/shared-contracts';

/** People of the library, as far as they have loaded. */
export interface PeopleList {
  /** Of the last request. While a new search loads, the people of the search before remain. */
  readonly kind: 'loading' | 'ready' | 'error';
  /** The text that is searched; empty: all people. */
  readonly query: string;
  /** The people of the loaded pages, in order. */
  readonly loaded: readonly Person[];
  /** The people that were added since the search began, latest first. */
  readonly added: readonly Person[];
  /** The number of all people that match; undefined before the first answer. */
  readonly total: number | undefined;
  /** Where the next page begins in the server's order, and how many pages have loaded. */
  readonly offset: number;
  readonly pages: number;
  /** The ids of the people that were erased: a late answer may have them still. */
  readonly erased: readonly number[];
  /** The people that were changed during the request, whose answer may be of the moment before. */
  readonly changed: readonly Person[];
}

/** An event of the list. */
export type PeopleStep =
  | { readonly kind: 'searched'; readonly query: string }
  | { readonly kind: 'continued' }
  | { readonly kind: 'answered'; readonly page: PeoplePage }
  | { readonly kind: 'failed' }
  | { readonly kind: 'added'; readonly person: Person }
  | { readonly kind: 'changed'; readonly person: Person }
  | { readonly kind: 'erased'; readonly id: number };

/** The list before its first answer. */
export const NO_PEOPLE: PeopleList = {
  kind: 'loading',
  query: '',
  loaded: [],
  added: [],
  total: undefined,
  offset: 0,
  pages: 0,
  erased: [],
  changed: [],
};

/** Whether the list's search finds a person, as the server would. */
const isFound = (query: string, { name, login, email }: Person): boolean => {
  const texts = foldText(`${name} ${login} ${email}`);
  return foldText(query)
    .split(' ')
    .every((word) => texts.includes(word));
};

const replaced = (people: readonly Person[], by: Person): readonly Person[] =>
  people.map((person) => (person.id === by.id ? by : person));

const without = (people: readonly Person[], others: readonly Person[]): readonly Person[] =>
  people.filter(({ id }) => others.every((other) => other.id !== id));

/** The people in the order in which they are shown: those who were just added come first. */
export const shownPeople = ({ added, loaded }: PeopleList): readonly Person[] => [
  ...added,
  ...without(loaded, added),
];

/** Whether more people match than are shown. */
export const hasMorePeople = (list: PeopleList): boolean =>
  list.total !== undefined && shownPeople(list).length < list.total;

/** The list after a step. */
export function stepPeople(list: PeopleList, step: PeopleStep): PeopleList {
  switch (step.kind) {
    case 'searched':
      return { ...list, kind: 'loading', query: step.query, offset: 0, pages: 0, changed: [] };
    case 'continued':
      return { ...list, kind: 'loading', changed: [] };
    case 'answered':
      return answered(list, step.page);
    case 'failed':
      // The people of the search before are no answer to this one.
      return list.pages === 0
        ? { ...list, kind: 'error', loaded: [], added: [], total: undefined }
        : { ...list, kind: 'error' };
    case 'added':
      if (!isFound(list.query, step.person)) return list;
      return {
        ...list,
        added: [step.person, ...list.added],
        total: list.total === undefined ? undefined : list.total + 1,
      };
    case 'changed':
      return {
        ...list,
        loaded: replaced(list.loaded, step.person),
        added: replaced(list.added, step.person),
        changed: list.kind === 'loading' ? [...list.changed, step.person] : [],
      };
    case 'erased':
      return withoutErased(list, step.id);
  }
}

function withoutErased(list: PeopleList, id: number): PeopleList {
  const isOther = (person: Person) => person.id !== id;
  return {
    ...list,
    loaded: list.loaded.filter(isOther),
    added: list.added.filter(isOther),
    total: list.total === undefined ? undefined : Math.max(0, list.total - 1),
    // Those behind the person have moved up.
    offset: Math.max(0, list.offset - 1),
    erased: [...list.erased, id],
  };
}

function answered(list: PeopleList, page: PeoplePage): PeopleList {
  const present = page.people.filter(({ id }) => !list.erased.includes(id));
  const people = list.changed.reduce(replaced, present as readonly Person[]);
  const isFirst = list.pages === 0;
  const loaded = isFirst ? people : [...list.loaded, ...without(people, list.loaded)];
  const next: PeopleList = {
    ...list,
    kind: 'ready',
    loaded,
    added: isFirst ? [] : list.added,
    total: page.total - (page.people.length - present.length),
    offset: list.offset + present.length,
    pages: list.pages + 1,
    changed: [],
  };
  // An empty page is the end, also when people have left since the page before.
  return page.people.length === 0 ? { ...next, total: shownPeople(next).length } : next;
}
