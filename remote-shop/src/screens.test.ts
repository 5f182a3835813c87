import { expect, test } from '@jest/globals';
import config from '../remote.config.json' with { type: 'json' };

const basket = { places: ['header'], icon: 'basket', badge: 'basket' };

test.each([
  ['/shop/basket', 'basket', basket],
  ['/shop/checkout', 'checkout', undefined],
  ['/shop/success', 'shop_success', undefined],
])('%s is the screen %s, of a shop and for administrators [C2.1 C2.3]', (path, name, entry) => {
  const route = config.routes.find((each) => each.path === path);
  expect(route).toMatchObject({ name, minimumRole: 'admin', needsShop: true });
  if (entry) expect(route?.entry).toMatchObject(entry);
  else expect(route).not.toHaveProperty('entry');
});
