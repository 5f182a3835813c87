import { callAs } from './call-api.ts';

/** The connection with readable publications. */
const DIGITAL_LIBRARY = 2;

interface Found {
  readonly title: string;
  readonly pubkey?: string;
}

const known = new Map<string, string>();

/**
 * The path of a document, found by the title of its publication.
 *
 * @param token the token of any user of the library; requested only if the path is not cached
 * @param which the index among documents with the same title, from 0
 */
export async function documentPath(
  title: string,
  token: () => Promise<string> | string,
  which = 0,
): Promise<string> {
  const name = `${which} ${title}`;
  const path = known.get(name) ?? (await lookUp(title, await token(), which));
  known.set(name, path);
  return path;
}

async function lookUp(title: string, token: string, which: number): Promise<string> {
  const [answer] = await callAs<[{ publications: Found[] }]>(token, 'POST', '/search', {
    query: `"${title}"`,
    queryType: 0,
    fields: [],
    facets: {},
    paginationOptions: { page: 1, resultsPerPage: 20 },
    connections: [DIGITAL_LIBRARY],
  });
  const found = answer.publications.filter((one) => one.title === title && one.pubkey)[which];
  if (!found) throw new Error(`There is no document “${title}”`);
  return `/${found.pubkey}`;
}
