/** @jest-environment node */
import { expect, test } from '@jest/globals';
import { devPageConfig } from './dev-page-config.ts';

test('the layer of the bar is declared after those of the shared styles and the remote', () => {
  const { entry } = devPageConfig({ name: 'sample', folder: '/sample', outputPath: '/out' });
  expect(entry).toEqual({
    page: ['./dev/index.tsx', expect.stringMatching(/\/dev-page\.css$/)],
  });
});
