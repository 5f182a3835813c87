import { callAs } from './call-api.ts';

/** The connection with readable publications. */
const DIGITAL_LIBRARY = 2;

interface Found {
  readonly title: string;
  readonly pubkey?: string;
}

interface Forms {
  readonly metadata: { readonly appearances: readonly { readonly docKey: string }[] };
}

const known = new Map<string, string>();

/** A value by its name; it is looked up once. */
async function once(name: string, lookUp: () => Promise<string>): Promise<string> {
  const value = known.get(name) ?? (await lookUp());
  known.set(name, value);
  return value;
}

/**
 * The path of a document, found by the title of its publication.
 *
 * @param token the token of any user of the library; requested only if the path is not cached
 * @param which the index among documents with the same title, from 0
 */
export const documentPath = (
  title: string,
  token: () => Promise<string> | string,
  which = 0,
): Promise<string> => once(`${which} ${title}`, async () => lookUp(title, await token(), which));

/** The key of a document, found by the title of its publication. */
export const documentKey = (
  title: string,
  token: () => Promise<string> | string,
): Promise<string> =>
  once(`key of ${title}`, async () => {
    const path = await documentPath(title, token);
    const { metadata } = await callAs<Forms>(await token(), 'GET', `/publications${path}`);
    const [form] = metadata.appearances;
    if (form === undefined) throw new Error(`“${title}” has no document`);
    return form.docKey;
  });

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
