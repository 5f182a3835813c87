import { expect, test } from '@jest/globals';
import { endpoints } from './index.ts';

test.each(Object.entries(endpoints))('%s has the name of its export', (name, endpoint) => {
  expect(endpoint.name).toBe(name);
});
