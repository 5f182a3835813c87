import type { RegisteredRemote, Route } from '@leeszaal/shared-contracts/registry';
import type { Screens } from '../routing/routes.ts';

type Sample = Pick<Route, 'name' | 'path'> & Partial<Route>;

/** A remote of a registry with these screens, for every role unless they say otherwise. */
export function sampleRemote(
  routes: readonly Sample[],
  moved: RegisteredRemote['moved'] = [],
): RegisteredRemote {
  return {
    active: {
      version: '1.0.0',
      folder: 'remotes/sample/abc',
      contract: '^1.0',
      manifest: 'mf-manifest.json',
      initial: [],
      files: [],
    },
    previous: null,
    routes: routes.map((route) => ({ minimumRole: 'none', ...route })),
    moved,
  };
}

const entry = (label: string) => ({
  places: ['header' as const, 'menu' as const],
  icon: 'list',
  label: { en: label, nl: `${label} (nl)`, de: `${label} (de)`, fr: `${label} (fr)` },
});
const shop = { minimumRole: 'admin', needsShop: true } as const;

/** Screens of each kind: of all remotes of the portal, and of a fifth one, `notices`. */
export const sampleScreens: Screens = {
  remotes: {
    catalogue: sampleRemote(
      [
        { name: 'home', path: '/' },
        { name: 'results', path: '/search' },
        {
          name: 'bookshelf',
          path: '/bookshelf',
          minimumRole: 'user',
          entry: entry('Bookshelves'),
        },
        { name: 'bookshelf_content', path: '/bookshelf/:id(\\d+)', minimumRole: 'user' },
      ],
      [{ path: '/shop', to: '/search?shop=open' }],
    ),
    reader: sampleRemote(
      [
        { name: 'reader', path: '/reader/:docKey', showsTitle: true },
        { name: 'publicationloader', path: '/:pubKey(pub-.+)' },
      ],
      [{ path: '/document/:docKey', to: '/reader/:docKey' }],
    ),
    shop: sampleRemote([
      {
        name: 'basket',
        path: '/shop/basket',
        ...shop,
        entry: { ...entry('Basket'), badge: 'basket' },
      },
      { name: 'checkout', path: '/shop/checkout', ...shop },
      { name: 'shop_success', path: '/shop/success', ...shop },
    ]),
    admin: sampleRemote([
      { name: 'admin', path: '/admin', minimumRole: 'admin', entry: entry('Administration') },
    ]),
    notices: sampleRemote([
      { name: 'notices', path: '/notices', minimumRole: 'user', entry: entry('Notices') },
    ]),
  },
};
