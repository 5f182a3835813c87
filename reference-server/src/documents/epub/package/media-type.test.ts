import { expect, it } from '@jest/globals';
import { readMediaType, servedMediaType } from './media-type.ts';

it.each([
  ['a.xhtml', 'application/xhtml+xml', 'application/xhtml+xml'],
  ['a.xhtml', ' Application/XHTML+XML; charset=utf-8', 'application/xhtml+xml'],
  ['a.html', 'application/xhtml+xml', 'application/xhtml+xml'],
  ['a.xhtml', 'text/xml', 'application/xhtml+xml'],
  ['a.html', '', 'text/html'],
  ['a.png', 'application/octet-stream', 'image/png'],
  ['a.jpg', 'image/pjpeg', 'image/jpeg'],
  ['a.otf', 'application/vnd.ms-opentype', 'font/otf'],
  ['a.xml', 'application/x-dtbook+xml', 'application/x-dtbook+xml'],
  ['a.xyz', '', ''],
])('of %s, called %j, the type is %j', (path, stated, type) => {
  expect(readMediaType(path, stated)).toBe(type);
});

it.each([
  ['a.js', 'text/javascript'],
  ['a.js', ''],
  ['a.mjs', 'application/javascript'],
  ['a.wasm', 'application/wasm'],
  ['a', ''],
])('%s, called %j, is served as nothing that runs', (path, stated) => {
  expect(servedMediaType(path, stated)).toBe('application/octet-stream');
});

it('a talking book is served as one, so that what it refers to is found', () => {
  expect(servedMediaType('a.xml', 'application/x-dtbook+xml')).toBe('application/x-dtbook+xml');
});
