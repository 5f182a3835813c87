import { describeRemoteContract, type RemoteContractOptions } from '@leeszaal/remote-kit/testing';
import { StatusError } from '@leeszaal/shared-contracts';

const load = async () => (await import('./remote.ts')).default;

const screens: RemoteContractOptions['screens'] = [
  {
    path: '/pub-1',
    answers: { getPublicationAppearances: () => ({ metadata: { appearances: [] } }) },
  },
  {
    path: '/reader/doc-1',
    answers: {
      getAppearance: () => ({
        title: 'A title',
        pubKey: 'pub-1',
        authors: ['Someone'],
        jurisdiction: [],
        appearance: { mimeType: 'application/pdf', numPages: 3 },
      }),
      // What follows a licence needs a browser's workers and frames: the journeys show it.
      acquireLicence: () => {
        throw new StatusError(403, { users: ['Ada Byron'] });
      },
    },
  },
];

describeRemoteContract('The reader', load, { screens });
describeRemoteContract('The embedded reader', load, {
  screens: screens.map((screen) => ({ ...screen, placement: 'embed' })),
});
