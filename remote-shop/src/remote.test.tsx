import { describeRemoteContract } from '@leeszaal/remote-kit/testing';
import { LIBRARY, loadShop } from './testing/open-shop.ts';

describeRemoteContract('The shop', loadShop, {
  screens: [
    { path: '/shop/basket', session: { role: 'admin' } },
    { path: '/search?query=%7B%22query%22%3A%22%22%7D', view: LIBRARY },
  ],
});
