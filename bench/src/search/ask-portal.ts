import { type Question, toSearch } from './questions.ts';
import type { LibraryServer } from './start-server.ts';

/** The compared parts of an answer. */
export interface Answer {
  readonly total: number;
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>;
}

/** Posts to the server as a browser does. */
export async function post(address: string, token: string, body: object): Promise<unknown> {
  const response = await fetch(address, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      'accept-encoding': 'gzip, br',
    },
    body: JSON.stringify(body),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${address} answered ${response.status}`);
  return answer;
}

/** Searches through HTTP; throws if nothing is found, since every question has hits. */
export async function askPortal(
  { url, token }: LibraryServer,
  question: Question,
): Promise<Answer> {
  const [entry] = (await post(`${url}/api/search`, token, toSearch(question))) as Answer[];
  if (entry?.facets === undefined) throw new Error('The search was refused.');
  if (entry.total === 0) throw new Error(`"${question.words}" finds nothing.`);
  return entry;
}

/** Times a search, in ms. */
export async function timed(work: () => Promise<Answer>): Promise<{ time: number; total: number }> {
  const started = performance.now();
  const { total } = await work();
  return { time: performance.now() - started, total };
}
