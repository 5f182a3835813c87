import { expect, test } from '@jest/globals';
import { version } from 'react';
import { sharedReact } from './share-react.ts';

// Builds for production import the first one, those for development the second.
test.each([
  ['react/jsx-runtime', 'jsx'],
  ['react/jsx-dev-runtime', 'jsxDEV'],
])('remotes find %s with its %s', (name, member) => {
  expect(sharedReact[name]?.[version]?.lib()).toHaveProperty(member, expect.any(Function));
});
