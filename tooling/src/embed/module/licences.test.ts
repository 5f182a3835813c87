import { expect, test } from '@jest/globals';
import { formatLicences } from './licences.ts';

const preact = {
  name: 'preact',
  version: '11.2.0',
  licence: 'MIT',
  texts: [{ file: 'LICENSE', text: 'The MIT License' }],
};

test('names each package, and has the text of its licence', () => {
  const text = formatLicences([preact, { ...preact, name: 'ky' }]);
  expect(text).toContain('preact 11.2.0 (MIT)\n\nThe MIT License\n');
  expect(text).toContain('ky 11.2.0 (MIT)');
});

test('a package without the text of its licence is refused', () => {
  expect(() => formatLicences([preact, { ...preact, name: 'odd', texts: [] }])).toThrow(
    'No text: odd',
  );
});
