import '@leeszaal/shared-ui/styles.css';
import { openDevPage } from '@leeszaal/remote-kit/testing/dev-page';
import remote from '../src/remote.ts';
import { filledBasket, shopAnswers } from './shop-answers.ts';

const page = await openDevPage({
  remote,
  role: 'admin',
  screens: [
    { label: 'Basket', path: '/shop/basket' },
    { label: 'Library', path: '/search?view=library', view: 'library' },
    { label: 'Checkout', path: '/shop/checkout' },
  ],
  answers: shopAnswers,
  basket: filledBasket,
});
import.meta.webpackHot?.accept('../src/remote.ts', () => void page.replace(remote));
