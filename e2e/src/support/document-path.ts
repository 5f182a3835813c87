import { callAs } from './call-api.ts';

/** The connection whose publications can be read. */
const DIGITAL_LIBRARY = 2;

interface Found {
  readonly title: string;
  readonly pubkey?: string;
}

const known = new Map<string, string>();

/**
 * The path at which a document opens by itself, found by the title of its publication.
 *
 * @param token of anybody at the library; asked for where the path is not known yet
 */
export async function documentPath(title: string, token: () => Promise<string>): Promise<string> {
  const path = known.get(title) ?? (await lookUp(title, await token()));
  known.set(title, path);
  return path;
}

async function lookUp(title: string, token: string): Promise<string> {
  const [answer] = await callAs<[{ publications: Found[] }]>(token, 'POST', '/search', {
    query: `"${title}"`,
    queryType: 0,
    fields: [],
    facets: {},
    paginationOptions: { page: 1, resultsPerPage: 20 },
    connections: [DIGITAL_LIBRARY],
  });
  const found = answer.publications.find((one) => one.title === title && one.pubkey);
  if (!found) throw new Error(`There is no document “${title}”`);
  return `/${found.pubkey}`;
}
