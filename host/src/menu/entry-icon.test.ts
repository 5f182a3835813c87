import { expect, test } from '@jest/globals';
import { BasketIcon, DocumentIcon } from '@leeszaal/shared-ui/icon';
import { entryIcon } from './entry-icon.ts';

test.each([
  ['basket', BasketIcon],
  ['unknown', DocumentIcon],
  ['constructor', DocumentIcon],
])('an entry with the icon %s has an icon', (name, icon) => {
  expect(entryIcon(name)).toBe(icon);
});
