import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import { type LibraryConnection, StatusError } from '@leeszaal/shared-contracts';

let connections: LibraryConnection[] = [
  {
    id: 1,
    name: 'Books',
    names: { nl: 'Boeken', de: 'Bücher', fr: 'Livres' },
    searchedBy: 'anyone',
    readBy: 'patrons',
  },
  { id: 2, name: 'Archive', names: undefined, searchedBy: 'patrons', readBy: 'staff' },
  { id: 3, name: 'busy', names: undefined, searchedBy: 'anyone', readBy: 'anyone' },
];

/** The connections of the development page. The one with the name `busy` cannot be changed. */
export const connectionAnswers: FakeAnswers = {
  getConnections: () => ({ connections }),
  changeConnection: ({ params, body }) => {
    const found = connections.find(({ id }) => id === params.id);
    if (!found) throw new StatusError(404, undefined);
    if (found.name === 'busy') throw new StatusError(500, undefined);
    const changed = { ...found, ...body };
    connections = connections.map((one) => (one.id === changed.id ? changed : one));
    return changed;
  },
};
