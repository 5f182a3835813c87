import { LANGUAGES } from '@leeszaal/shared-contracts';
import { refOf } from '../library/client-ref.ts';
import type { LibraryContent } from '../library/library-content.contract.ts';
import { makeConnections } from '../library/make-connections.ts';
import type { FirstLibrary } from './first-library.contract.ts';

/**
 * The content of the first library: its client, a catalogue and a digital library without publications, and the
 * administrator.
 */
export function contentOf({
  libraryName,
  libraryEmail,
  language,
  languages,
  fullName,
  email,
  password,
}: FirstLibrary): LibraryContent {
  const ref = refOf(libraryName);
  const connections = makeConnections({ firstId: 1, firstModule: 1 });
  return {
    connections,
    clients: [
      {
        ref,
        name: libraryName,
        email: libraryEmail,
        settings: {
          defaultLanguage: language,
          ...(languages !== undefined && {
            languages: LANGUAGES.filter((each) => each === language || languages.includes(each)),
          }),
        },
        connections: connections.map(({ id }) => id),
      },
    ],
    accounts: [{ login: email, email, password, fullName, role: 'superadmin', clients: [ref] }],
    publications: [],
    shelves: [],
  };
}
