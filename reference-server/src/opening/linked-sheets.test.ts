import { expect, test } from '@jest/globals';
import { linkedSheets } from './linked-sheets.ts';

const sheetsIn = (markup: string, file = 'text/one.xhtml', mediaType = 'application/xhtml+xml') =>
  linkedSheets({ mediaType, body: Buffer.from(markup) }, file);
const link = (href: string, rel = 'stylesheet') => `<link rel="${rel}" href="${href}"/>`;

test('the sheets of a segment are named as the reader asks for them [S2.165]', () => {
  const markup = `<?xml-stylesheet href="plain.css"?><html><head>
    ${link('../styles/a%20b.css?licenseKey=k&amp;x=1')}
    <LINK HREF='other.css' REL='alternate stylesheet'>${link('plain.css')}</head></html>`;
  expect(sheetsIn(markup)).toEqual(['text/plain.css', 'styles/a b.css', 'text/other.css']);
});

test('other links, other folders and other servers are none [S2.165]', () => {
  const markup = [link('x.ico', 'icon'), link('https://other.example/a.css'), link('//b/c.css')];
  expect(sheetsIn(markup.join('') + link(''))).toEqual([]);
  expect(sheetsIn(link('a.css'), 'a.svg', 'image/png')).toEqual([]);
});

test('a segment has a few sheets at most, and a broken name is kept [S2.165]', () => {
  const many = Array.from({ length: 20 }, (_, at) => link(`${at}.css`)).join('');
  expect(sheetsIn(many)).toHaveLength(8);
  expect(sheetsIn(link('%ff.css'))).toEqual(['text/%ff.css']);
});

test('a sheet that is named behind the beginning is asked for alone [S2.165]', () => {
  const words = 'words '.repeat(20_000);
  expect(sheetsIn(`${link('a.css')}${words}${link('b.css')}`)).toEqual(['text/a.css']);
});

test('a segment of tags that do not end is searched once', () => {
  const started = performance.now();
  expect(sheetsIn('<link rel="stylesheet" '.repeat(150_000))).toEqual([]);
  expect(performance.now() - started).toBeLessThan(2000);
});
