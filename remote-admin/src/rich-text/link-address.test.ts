import { expect, test } from '@jest/globals';
import { linkAddress } from './link-address.ts';

test.each([
  ['https://example.org/a?b#c', 'https://example.org/a?b#c'],
  [' HTTP://example.org ', 'HTTP://example.org'],
  ['mailto:desk@example.org', 'mailto:desk@example.org'],
  ['desk@example.org', 'mailto:desk@example.org'],
  ['www.example.org', 'https://www.example.org'],
  ['example.org:8080/opening-hours', 'https://example.org:8080/opening-hours'],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['//example.org', undefined],
  ['opening hours', undefined],
  ['', undefined],
])('%j leads to %j [C2.195]', (typed, address) => {
  expect(linkAddress(typed)).toBe(address);
});
