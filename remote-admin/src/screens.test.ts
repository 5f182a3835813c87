import { expect, test } from '@jest/globals';
import config from '../remote.config.json' with { type: 'json' };

test('administration is a screen for administrators, with a button in the menu [C2.1 C2.3]', () => {
  expect(config.routes).toMatchObject([
    {
      name: 'admin',
      path: '/admin',
      minimumRole: 'admin',
      entry: { places: ['menu'], icon: 'settings' },
    },
  ]);
  expect(config.routes[0]).not.toHaveProperty('needsShop');
});
