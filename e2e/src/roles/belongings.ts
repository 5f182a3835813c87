import type { Page } from 'playwright/test';
import { callApi } from '../support/call-api.ts';
import { HANDBOOK } from '../support/titles.ts';

/** A document that can be opened by its publication alone. */
export interface FreeDocument {
  readonly pubKey: string;
  readonly docKey: string;
}

interface Found {
  readonly title: string;
  readonly pubkey?: string;
  readonly licenseavailable?: boolean;
}

/** Documents that are not in use, so that several users can open one each. */
export async function freeDocuments(page: Page, count: number): Promise<FreeDocument[]> {
  const [answer] = await callApi<[{ publications: Found[] }]>(page, 'POST', '/search', {
    query: '*',
    queryType: 0,
    fields: [],
    facets: {},
    paginationOptions: { page: 1, resultsPerPage: 20 },
    connections: [2],
  });
  const free: FreeDocument[] = [];
  for (const { title, pubkey, licenseavailable } of answer.publications) {
    if (free.length === count) break;
    if (!pubkey || !licenseavailable || title === HANDBOOK) continue;
    const { metadata } = await callApi<{ metadata: { appearances: { docKey: string }[] } }>(
      page,
      'GET',
      `/publications/${pubkey}`,
    );
    const [only, ...others] = metadata.appearances;
    if (only && others.length === 0) free.push({ pubKey: pubkey, docKey: only.docKey });
  }
  if (free.length < count) throw new Error(`Only ${free.length} documents can be opened.`);
  return free;
}

/** Creates a shared shelf with a search on it; resolves to its id. */
export async function makeShelf(page: Page, name: string): Promise<number> {
  const { id } = await callApi<{ id: number }>(page, 'POST', '/bookshelf', { name });
  const item = { type: 'query', data: { query: 'reading', queryType: 0, connection: 1 } };
  await callApi(page, 'POST', `/bookshelf/${id}/add`, { item });
  await callApi(page, 'PUT', `/bookshelf/${id}/sharing`, { shared: true });
  return id;
}
