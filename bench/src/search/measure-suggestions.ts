import { wordOfRank } from './generate-records.ts';
import type { LibraryServer } from './start-server.ts';

/** Letters typed so far; short beginnings have the most suggestions to choose from. */
const TYPED = [2, 3, 4, 6];
/** Frequent and rare words, of titles and subjects. */
const WORDS = [20, 60, 120, 400, 600, 2000, 9000, 40_000].map(wordOfRank);

/**
 * The times of suggestions through HTTP, in ms, each for other letters than the one before; after a round that is not
 * measured.
 */
export async function measureSuggestions(
  { url, token }: LibraryServer,
  rounds: number,
): Promise<number[]> {
  const texts = TYPED.flatMap((letters) => WORDS.map((word) => word.slice(0, letters)));
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    for (const text of texts) {
      const started = performance.now();
      const response = await fetch(`${url}/api/search/suggestions`, {
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
        body: JSON.stringify({ text }),
      });
      await response.json();
      if (!response.ok) throw new Error(`Suggestions answered ${response.status}`);
      if (round > 0) times.push(performance.now() - started);
    }
  }
  return times;
}
