import { expect, test } from '@jest/globals';
import { logoFault } from './logo-file.ts';

test.each(['image/bmp', 'image/jpeg', 'image/png', 'image/x-png', 'image/gif'])(
  '%s can be a logo',
  (type) => {
    expect(logoFault({ type, size: 1 })).toBeUndefined();
  },
);

test.each(['image/svg+xml', 'image/webp', 'text/html', ''])('%s cannot', (type) => {
  expect(logoFault({ type, size: 1 })).toBe('wrong-type');
});

test('a file has to be chosen', () => {
  expect(logoFault(undefined)).toBe('none-selected');
  expect(logoFault({ type: 'image/png', size: 0 })).toBe('none-selected');
});
