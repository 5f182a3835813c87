import { posix } from 'node:path';
import { anchorsOf } from './anchors-of.ts';

/** Text by path, relative to the repository's folder; undefined where there is no file. */
export type ReadPage = (path: string) => Promise<string | undefined>;

/** Where to look: for pages, and for anything else that a link may lead to. */
export interface Places {
  readonly read: ReadPage;
  /** Whether a file or a folder exists, by its path relative to the repository's folder. */
  readonly exists: (path: string) => Promise<boolean>;
}

const LINK = /!?\[(?:[^\][]|\[[^\]]*\])*\]\(([^()\s]+)\)/g;
const ELSEWHERE = /^[a-z][a-z+.-]*:/i;
const CODE = /^ *```[\s\S]*?^ *```|`[^`\n]*`/gm;

/** The relative links of a Markdown page, in order; links within code are not links. */
export function linksOf(text: string): string[] {
  const links = [...text.replace(CODE, '').matchAll(LINK)].map(([, target = '']) => target);
  return links.filter((target) => !ELSEWHERE.test(target));
}

/**
 * The relative links of a Markdown page that lead to no file, folder or heading, as lines for people.
 *
 * @param page the page's path, relative to the repository's folder
 */
export async function brokenLinks(page: string, { read, exists }: Places): Promise<string[]> {
  const text = (await read(page)) ?? '';
  const lines = await Promise.all(
    linksOf(text).map(async (link) => {
      const [path = '', anchor] = link.split('#');
      const target = path === '' ? page : posix.join(posix.dirname(page), decodeURI(path));
      if (!(await exists(target))) return `${page}: ${link} leads to no file`;
      if (anchor === undefined || !target.endsWith('.md')) return '';
      const anchors = anchorsOf((await read(target)) ?? '');
      return anchors.has(anchor) ? '' : `${page}: ${link} leads to no heading`;
    }),
  );
  return lines.filter((line) => line !== '');
}
