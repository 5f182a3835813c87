import { describeRemoteContract } from '@leeszaal/shared-contracts/testing';

describeRemoteContract('The shop', async () => (await import('./remote.ts')).default, {
  screens: [
    { path: '/shop/basket', session: { role: 'admin' } },
    { path: '/search?query=%7B%22query%22%3A%22%22%7D', view: { kind: 'named', name: 'library' } },
  ],
});
