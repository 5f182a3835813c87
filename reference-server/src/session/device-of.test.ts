import { expect, it } from '@jest/globals';
import { deviceOf } from './device-of.ts';

const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

it.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
    'Firefox, Windows',
  ],
  [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome, Linux'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/140.0.0.0`, 'Microsoft Edge, Windows'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iOS',
  ],
  [undefined, ''],
  ['', ''],
  ['curl/8.5.0', ''],
  ['My secret name/1.0 (Sam Body; s@example.org) Else/2', ''],
  [`${'a'.repeat(100_000)}/1 b`, ''],
])('names what %s runs on coarsely [S2.151]', (header, device) => {
  expect(deviceOf(header)).toBe(device);
});
