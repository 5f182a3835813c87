import type { FakeAnswers } from '@leeszaal/remote-kit/testing/dev-page';
import { type PortalClient, StatusError } from '@leeszaal/shared-contracts';

const CONNECTIONS = [
  { id: 1, name: 'Books' },
  { id: 2, name: 'Archive' },
];

const libraryOf = (ref: string, name: string): PortalClient => ({
  ref,
  name,
  email: `desk@${ref}.example`,
  isActive: true,
  isPublic: false,
  people: 63,
  connections: [1],
  exportedAt: null,
});

/** With the library of the development page, which has the ref `one`. */
let libraries: PortalClient[] = [
  { ...libraryOf('busy', 'Busy Library'), people: 1 },
  libraryOf('one', 'Library One'),
  { ...libraryOf('haven', 'Oude Haven'), isActive: false },
  { ...libraryOf('open', 'Open Library'), isPublic: true, email: '' },
];

const find = (ref: string): PortalClient => {
  const library = libraries.find((one) => one.ref === ref);
  if (!library) throw new StatusError(404, undefined);
  return library;
};
const isTaken = (name: string, ref?: string) =>
  libraries.some((one) => one.name === name && one.ref !== ref);
const put = (next: PortalClient): PortalClient => {
  libraries = libraries.map((one) => (one.ref === next.ref ? next : one));
  return next;
};

/** The libraries of the development page. The one with the ref `busy` cannot be changed. */
export const libraryAnswers: FakeAnswers = {
  getPortalClients: () => ({ clients: libraries, connections: CONNECTIONS }),
  addPortalClient: ({ body: { name, email, connections } }) => {
    if (isTaken(name)) throw new StatusError(409, undefined);
    const made = { ...libraryOf(`new-${libraries.length}`, name), email, connections, people: 1 };
    libraries = [...libraries, made].toSorted((a, b) => a.name.localeCompare(b.name));
    return made;
  },
  changePortalClient: ({ params: { ref }, body }) => {
    if (ref === 'busy') throw new StatusError(500, undefined);
    if (isTaken(body.name, ref)) throw new StatusError(409, undefined);
    const { isActive, exportedAt } = find(ref);
    return put({ ...find(ref), ...body, exportedAt: isActive ? null : exportedAt });
  },
  exportPortalClient: ({ params: { ref } }) => {
    const library = find(ref);
    if (!library.isActive) put({ ...library, exportedAt: new Date().toISOString() });
    return {
      bytes: new Blob([JSON.stringify({ clients: [library] }, null, 2)]),
      mediaType: 'application/json',
    };
  },
  removePortalClient: ({ params: { ref } }) => {
    const { isActive, exportedAt } = find(ref);
    if (isActive || exportedAt === null) throw new StatusError(409, undefined);
    libraries = libraries.filter((one) => one.ref !== ref);
  },
};
