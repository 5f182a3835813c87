import { quantile } from './range.ts';

const ROUNDS = 25;
const WORDS = [
  '*',
  'reading',
  'library',
  'lighthouse',
  'histoire',
  'bibliotheek',
  'geschichte',
  'manguel',
];

/**
 * Searches the demonstration library's first connection for some words, one request after another.
 *
 * @param token an access token
 * @returns ms from each request to the end of its response
 */
export async function measureSearch(portal: string, token: string): Promise<number[]> {
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const ask = async (path: string, body: object) => {
    const response = await fetch(`${portal}/api${path}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return answer;
  };
  const times: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const query of WORDS) {
      const started = performance.now();
      await ask('/search', searchFor(query));
      // The first round is the warm-up.
      if (round > 0) times.push(performance.now() - started);
    }
  }
  return times;
}

const searchFor = (query: string) => ({
  query,
  queryType: 0,
  fields: [],
  paginationOptions: { page: 1, resultsPerPage: 20 },
  facets: {},
  sorting: ['score desc'],
  connections: [1],
});

/** The 95th percentile. */
export const p95 = (times: readonly number[]): number => quantile(times, 0.95);
