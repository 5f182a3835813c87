import { expect, it } from '@jest/globals';
import { anchorsOf } from './anchors-of.ts';
import { brokenLinks, linksOf } from './broken-links.ts';

const places = (pages: Readonly<Record<string, string>>) => ({
  read: async (path: string) => pages[path],
  exists: async (path: string) => path in pages,
});

it('finds the relative links of a page, and none in code', () => {
  const page = [
    'See [the page](docs/a.md) and ![its picture, `x`](b.webp), not [a site](https://example.org)',
    'or `[code](c.md)`.',
    '```md',
    '[an example](d.md)',
    '```',
    '[**last**](#end)',
  ].join('\n');
  expect(linksOf(page)).toEqual(['docs/a.md', 'b.webp', '#end']);
});

it('names the links that lead to no file', async () => {
  const pages = {
    'docs/a.md': '[up](../README.md) [beside](b.md) [gone](c.md) [picture](images/x.webp)',
    'docs/b.md': '',
    'README.md': '',
    'docs/images/x.webp': '',
  };
  expect(await brokenLinks('docs/a.md', places(pages))).toEqual([
    'docs/a.md: c.md leads to no file',
  ]);
});

it('names the links that lead to no heading', async () => {
  const pages = {
    'a.md': '# Top\n[top](#top) [none](#bottom) [there](b.md#add-a-setting) [not there](b.md#add)',
    'b.md': '## Add a *setting*',
  };
  expect(await brokenLinks('a.md', places(pages))).toEqual([
    'a.md: #bottom leads to no heading',
    'a.md: b.md#add leads to no heading',
  ]);
});

it('knows the anchors of headings as GitHub makes them', () => {
  const page =
    '# The `pnpm` command, twice\n## Again\n## Again\n```sh\n# a comment\n```\n### [R 1](x.md) End';
  expect([...anchorsOf(page)]).toEqual(['the-pnpm-command-twice', 'again', 'again-1', 'r-1-end']);
});
