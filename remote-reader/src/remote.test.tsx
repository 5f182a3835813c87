import { describeRemoteContract } from '@leeszaal/remote-kit/testing';
import { StatusError } from '@leeszaal/shared-contracts';

describeRemoteContract('The reader', async () => (await import('./remote.ts')).default, {
  screens: [
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
  ],
});
