import { describeRemoteContract } from '@leeszaal/shared-contracts/testing';

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
        acquireLicence: () => ({ licenseKey: 'key', softExpiryTime: 600 }),
        getLicenceExpiry: () => ({ licenseKey: 'key', softExpiryTime: 600 }),
        releaseLicence: () => undefined,
        getContents: () => [{ title: 'One', link: '1.pdf', children: [] }],
      },
    },
  ],
});
